import type { PageFacts, StructuredData } from '../section.ts';
import type { VideoPlayerContent } from './video-player.schema.ts';

/** Returns the video, its chapters and its transcript in the format of schema.org. */
export function videoPlayerStructuredData(content: VideoPlayerContent, page: PageFacts): StructuredData[] {
  const { film, summary, published, chapters, transcript } = content;
  const address = (path: string): string => `${page.siteUrl}${path}`;
  return [
    {
      '@type': 'VideoObject',
      name: film.title,
      description: summary,
      thumbnailUrl: address(film.poster),
      uploadDate: published,
      duration: `PT${Math.round(film.seconds)}S`,
      contentUrl: film.sources[0] && address(film.sources[0].src),
      url: page.url,
      transcript: transcript.map(({ text }) => text).join(' '),
      hasPart: chapters.map(({ from, title }, index) => ({
        '@type': 'Clip',
        name: title,
        startOffset: from,
        endOffset: chapters[index + 1]?.from ?? film.seconds,
      })),
    },
  ];
}
