export { Breadcrumbs } from './breadcrumbs.tsx';
export type { BreadcrumbsProps } from './breadcrumbs.tsx';
export type { BreadcrumbsContent } from './breadcrumbs.schema.ts';
