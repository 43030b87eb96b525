export { MediaTabs } from './media-tabs.tsx';
export type { MediaTabsProps } from './media-tabs.tsx';
export type { MediaTabsContent } from './media-tabs.schema.ts';
