export { Card, cardStyles } from './card.tsx';
export type { CardProps } from './card.tsx';
