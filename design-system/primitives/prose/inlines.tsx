import type { ReactNode } from 'react';
import type { Inline } from '../../content/prose.ts';

export interface InlinesProps {
  inlines: readonly Inline[];
  /** The beginning of the ids of the text's footnotes, which another text on the page may have as well. */
  idPrefix: string;
}

/** Running text: words, and words with a meaning. */
export function Inlines({ inlines, idPrefix }: InlinesProps): ReactNode {
  return inlines.map((inline, index) =>
    typeof inline === 'string' ? inline : <Marked key={index} inline={inline} idPrefix={idPrefix} />,
  );
}

function Marked({ inline, idPrefix }: { inline: Exclude<Inline, string>; idPrefix: string }) {
  switch (inline.type) {
    case 'code':
      return <code>{inline.text}</code>;
    case 'break':
      return <br />;
    case 'link':
      return (
        <a href={inline.href}>
          <Inlines inlines={inline.children} idPrefix={idPrefix} />
        </a>
      );
    case 'note':
      return (
        <sup>
          <a
            id={`${idPrefix}note-${inline.number}-${inline.occurrence}`}
            href={`#${idPrefix}note-${inline.number}`}
            aria-label={`Note ${inline.number}`}
          >
            {inline.number}
          </a>
        </sup>
      );
    case 'strong':
    case 'em':
    case 'del': {
      const Element = inline.type;
      return (
        <Element>
          <Inlines inlines={inline.children} idPrefix={idPrefix} />
        </Element>
      );
    }
  }
}
