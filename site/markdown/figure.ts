import type { Block } from '@onset/design-system/content/prose';
import { illustrationNames } from '@onset/design-system/illustrations/names';
import type { IllustrationName } from '@onset/design-system/illustrations/names';
import type { Image } from 'mdast';

const DRAWING = 'illustration:';

/** A picture names its size behind its path, so that the page keeps its place before it is there. */
const SIZED = /^(?<src>\/[^#\s]+)#(?<width>\d+)x(?<height>\d+)$/;

/** A picture of Markdown as a figure: a drawing by its name or a file with its size. Else what is wrong with it. */
export function figureOf({ url, alt, title }: Image): Extract<Block, { type: 'figure' }> | string {
  const caption = title ? { caption: [title] } : {};
  if (!alt) return 'is an image without alternative text. Describe it between [ and ].';
  if (url.startsWith(DRAWING)) {
    const name = url.slice(DRAWING.length);
    if (!isDrawing(name))
      return `contains the unknown illustration ${JSON.stringify(name)}. Use one of ${illustrationNames.join(', ')}.`;
    return { type: 'figure', media: { kind: 'illustration', name, alt }, ...caption };
  }
  const { src, width, height } = SIZED.exec(url)?.groups ?? {};
  if (src === undefined)
    return `is an image with the URL ${JSON.stringify(url)}. Use illustration:name, or a path with its size such as /media/one.webp#1280x720.`;
  return {
    type: 'figure',
    media: { kind: 'image', src, alt, width: Number(width), height: Number(height) },
    ...caption,
  };
}

function isDrawing(name: string): name is IllustrationName {
  return (illustrationNames as readonly string[]).includes(name);
}
