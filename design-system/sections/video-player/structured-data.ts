import type { PageFacts, StructuredData } from '../section.ts';
import type { VideoPlayerContent } from './video-player.schema.ts';

/** Returns the video, its chapters and its transcript in the format of schema.org. */
export function videoPlayerStructuredData(content: VideoPlayerContent, page: PageFacts): StructuredData[] {
  const { video, summary, published, chapters, transcript } = content;
  const toAbsoluteUrl = (path: string): string => `${page.siteUrl}${path}`;
  return [
    {
      '@type': 'VideoObject',
      name: video.title,
      description: summary,
      thumbnailUrl: toAbsoluteUrl(video.poster),
      uploadDate: published,
      duration: `PT${Math.round(video.seconds)}S`,
      contentUrl: video.sources[0] && toAbsoluteUrl(video.sources[0].src),
      url: page.url,
      transcript: transcript.map(({ text }) => text).join(' '),
      hasPart: chapters.map(({ from, title }, index) => ({
        '@type': 'Clip',
        name: title,
        startOffset: from,
        endOffset: chapters[index + 1]?.from ?? video.seconds,
      })),
    },
  ];
}
