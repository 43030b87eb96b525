export { ComparisonTable } from './comparison-table.tsx';
export type { ComparisonTableProps } from './comparison-table.tsx';
export type { ComparisonTableContent } from './comparison-table.schema.ts';
