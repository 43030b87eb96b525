import type { ReactNode } from 'react';
import type { Block, Inline } from '../../content/prose.ts';
import type { MediaContent } from '../../content/media.schema.ts';
import { CodeBlock } from './code-block.tsx';
import { Inlines } from './inlines.tsx';
import { DataTable } from './data-table.tsx';

export type DrawMedia = (media: MediaContent) => ReactNode;

export interface BlocksProps {
  blocks: readonly Block[];
  drawMedia: DrawMedia;
  timed?: boolean;
}

/** The parts of a long text, each as the one element it is. */
export function Blocks({ blocks, drawMedia, timed = false }: BlocksProps) {
  return blocks.map((block, index) => <One key={index} block={block} drawMedia={drawMedia} timed={timed} />);
}

function One({ block, drawMedia, timed }: { block: Block; drawMedia: DrawMedia; timed: boolean }) {
  switch (block.type) {
    case 'heading': {
      const Element = `h${block.level}` as const;
      return (
        <Element id={block.id} data-at={timed && block.level === 2 ? block.at : undefined}>
          <Inlines inlines={block.children} />
        </Element>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.children} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index}>
          <Item blocks={item} drawMedia={drawMedia} />
        </li>
      ));
      return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.children} drawMedia={drawMedia} />
        </blockquote>
      );
    case 'code':
      return <CodeBlock {...block} />;
    case 'figure':
      return <Figure caption={block.caption}>{drawMedia(block.media)}</Figure>;
    case 'table':
      return <DataTable {...block} />;
    case 'rule':
      return <hr />;
  }
}

/** What an entry of a list says. One paragraph alone needs no element of its own. */
function Item({ blocks, drawMedia }: { blocks: readonly Block[]; drawMedia: DrawMedia }) {
  const [first, ...others] = blocks;
  if (first?.type !== 'paragraph') return <Blocks blocks={blocks} drawMedia={drawMedia} />;
  return (
    <>
      <Inlines inlines={first.children} />
      <Blocks blocks={others} drawMedia={drawMedia} />
    </>
  );
}

function Figure({ caption, children }: { caption: readonly Inline[] | undefined; children: ReactNode }) {
  return (
    <figure>
      {children}
      {caption && (
        <figcaption>
          <Inlines inlines={caption} />
        </figcaption>
      )}
    </figure>
  );
}
