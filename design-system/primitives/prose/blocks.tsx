import type { ReactNode } from 'react';
import type { Block } from '../../content/prose.ts';
import type { MediaContent } from '../../content/media.schema.ts';
import { CodeBlock } from './code-block.tsx';
import { Inlines } from './inlines.tsx';
import type { InlinesProps } from './inlines.tsx';
import { DataTable } from './data-table.tsx';

export type DrawMedia = (media: MediaContent) => ReactNode;

export interface BlocksProps {
  blocks: readonly Block[];
  drawMedia: DrawMedia;
  idPrefix?: InlinesProps['idPrefix'] | undefined;
  timed?: boolean;
}

/** The parts of a long text, each as the one element it is. */
export function Blocks({ blocks, ...rest }: BlocksProps) {
  return blocks.map((block, index) => <One key={index} block={block} {...rest} />);
}

function One({ block, drawMedia, idPrefix = '', timed }: Omit<BlocksProps, 'blocks'> & { block: Block }) {
  switch (block.type) {
    case 'heading': {
      const Element = `h${block.level}` as const;
      return (
        <Element id={block.id} data-at={timed && block.level === 2 ? block.at : undefined}>
          <Inlines inlines={block.children} idPrefix={idPrefix} />
        </Element>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.children} idPrefix={idPrefix} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index}>
          <Item blocks={item} drawMedia={drawMedia} idPrefix={idPrefix} />
        </li>
      ));
      return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.children} drawMedia={drawMedia} idPrefix={idPrefix} />
        </blockquote>
      );
    case 'code':
      return <CodeBlock {...block} />;
    case 'figure':
      return (
        <figure>
          {drawMedia(block.media)}
          {block.caption && (
            <figcaption>
              <Inlines inlines={block.caption} idPrefix={idPrefix} />
            </figcaption>
          )}
        </figure>
      );
    case 'table':
      return <DataTable {...block} idPrefix={idPrefix} />;
    case 'rule':
      return <hr />;
  }
}

/** What an entry of a list says. One paragraph alone needs no element of its own. */
function Item({ blocks, drawMedia, idPrefix }: BlocksProps & Pick<InlinesProps, 'idPrefix'>) {
  const [first, ...others] = blocks;
  if (first?.type !== 'paragraph') return <Blocks blocks={blocks} drawMedia={drawMedia} idPrefix={idPrefix} />;
  return (
    <>
      <Inlines inlines={first.children} idPrefix={idPrefix} />
      <Blocks blocks={others} drawMedia={drawMedia} idPrefix={idPrefix} />
    </>
  );
}
