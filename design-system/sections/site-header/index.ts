export { SiteHeader } from './site-header.tsx';
export type { SiteHeaderProps } from './site-header.tsx';
