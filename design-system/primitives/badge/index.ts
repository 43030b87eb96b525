export { Badge, badgeStyles } from './badge.tsx';
export type { BadgeProps } from './badge.tsx';
