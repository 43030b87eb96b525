export { SiteHeader } from './site-header.tsx';
export type { SiteHeaderProps } from './site-header.tsx';
export type { SiteHeaderContent } from './site-header.schema.ts';
