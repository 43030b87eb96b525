export { AnnouncementBar, announcementText } from './announcement-bar.tsx';
export type { AnnouncementBarProps } from './announcement-bar.tsx';
export type { AnnouncementBarContent } from './announcement-bar.schema.ts';
