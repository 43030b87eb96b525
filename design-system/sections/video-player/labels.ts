import type { VideoPlayerContent } from './video-player.schema.ts';

/** The texts of the player. */
export type PlayerLabels = Required<NonNullable<VideoPlayerContent['labels']>>;

/** Default texts of the player. A page can replace each of them. */
export const defaultLabels: PlayerLabels = {
  chapters: 'Chapters',
  transcript: 'Transcript',
  play: 'Play',
  pause: 'Pause',
  position: 'Position',
  captions: 'Captions',
  off: 'Captions off',
  fullScreen: 'Full screen',
  recording: 'As recorded',
  edit: 'As edited',
  download: 'Download',
  loading: 'Loading the video',
  failed: 'The video isn’t available right now. You can read the transcript below.',
  retry: 'Try again',
  read: 'Read it instead',
};
