export { VideoPlayer } from './video-player.tsx';
export type { VideoPlayerProps } from './video-player.tsx';
export type { VideoPlayerContent } from './video-player.schema.ts';
