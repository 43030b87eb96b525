export { MediaRows } from './media-rows.tsx';
export type { MediaRowsProps } from './media-rows.tsx';
export type { MediaRowsContent } from './media-rows.schema.ts';
