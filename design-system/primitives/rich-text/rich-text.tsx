import type { ReactNode } from 'react';
import { Link } from '../link/index.ts';
import { parseRichText } from './parse.ts';
import type { Inline } from './parse.ts';

/**
 * Content's text as elements: strong, em, code and links, and nothing else. There is no way from content to raw HTML.
 * Gives inline elements only; the paragraph or heading around it is the caller's.
 */
export function RichText({ source }: { source: string }) {
  return parseRichText(source).map(toElement);
}

function toElement(inline: Inline, index: number): ReactNode {
  switch (inline.type) {
    case 'text':
      return inline.text;
    case 'code':
      return (
        <code key={index} className="rounded-xs bg-hover px-1 py-0.5 font-mono text-[0.9em]">
          {inline.text}
        </code>
      );
    case 'strong':
      return (
        <strong key={index} className="font-strong">
          {inline.children.map(toElement)}
        </strong>
      );
    case 'em':
      return <em key={index}>{inline.children.map(toElement)}</em>;
    case 'link':
      return (
        <Link key={index} href={inline.href}>
          {inline.children.map(toElement)}
        </Link>
      );
  }
}
