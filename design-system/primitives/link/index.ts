export { Link, linkStyles } from './link.tsx';
export type { LinkProps } from './link.tsx';
