import type { ReactNode } from 'react';
import type { Inline } from '../../content/prose.ts';

/** Running text: words, and words with a meaning. */
export function Inlines({ inlines }: { inlines: readonly Inline[] }): ReactNode {
  return inlines.map((inline, index) => (typeof inline === 'string' ? inline : <Marked key={index} inline={inline} />));
}

function Marked({ inline }: { inline: Exclude<Inline, string> }) {
  switch (inline.type) {
    case 'code':
      return <code>{inline.text}</code>;
    case 'break':
      return <br />;
    case 'link':
      return (
        <a href={inline.href}>
          <Inlines inlines={inline.children} />
        </a>
      );
    case 'note':
      return (
        <sup>
          <a
            id={`note-${inline.number}-${inline.occurrence}`}
            href={`#note-${inline.number}`}
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
          <Inlines inlines={inline.children} />
        </Element>
      );
    }
  }
}
