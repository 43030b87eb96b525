import type { VideoContent } from '@onset/design-system/content/media';
import captions from '../fixtures/film-captions.vtt?url&no-inline';
import poster from '../fixtures/film-poster.svg?url&no-inline';

/** Returns the path of a file that Storybook serves. */
const pathOf = (file: string): string => new URL(file, document.baseURI).pathname;

/** Content of a video. Stories show only its poster, because the file doesn't exist. */
export const film: VideoContent = {
  kind: 'video',
  title: 'One take, from the first press to the exported film',
  sources: [{ src: '/film.mp4', type: 'video/mp4; codecs="avc1.640028"' }],
  poster: pathOf(poster),
  width: 1600,
  height: 900,
  seconds: 92,
  captions: [{ src: pathOf(captions), language: 'en', label: 'English' }],
};
