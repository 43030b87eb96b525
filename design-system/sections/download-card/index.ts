export { DownloadCard } from './download-card.tsx';
export type { DownloadCardProps } from './download-card.tsx';
export type { DownloadCardContent, DownloadRelease, OlderRelease } from './download-card.schema.ts';
