import type { ReactNode } from 'react';
import { Link } from './link.tsx';

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

/** One piece of rich text: plain text, or text with a meaning. */
export type Inline =
  | { readonly type: 'text' | 'code'; readonly text: string }
  | { readonly type: 'strong' | 'em'; readonly children: readonly Inline[] }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly Inline[] };

const MARK =
  /\*\*(?!\s)(?<strong>.+?)(?<!\s)\*\*(?!\*)|\*(?![\s*])(?<em>[^*]+?)(?<!\s)\*|`(?<code>[^`]+?)`|\[(?<label>[^\]]+?)\]\((?<href>(?:[^()\s]|\([^()\s]*\))+)\)/su;

/** The only addresses a link may have: nothing that runs, nothing that takes another scheme. */
const SAFE_HREF = /^(?:\/(?![/\\])|#|https:\/\/|mailto:)/i;

/**
 * Reads text with `**strong**`, `*em*`, `` `code` `` and `[text](href)`. What is not one of these, HTML too, stays the
 * words it is; a link with an address that is not a path, an anchor, https or mailto becomes its words.
 */
export function parseRichText(source: string): Inline[] {
  const inlines: Inline[] = [];
  let rest = source;
  for (let match = MARK.exec(rest); match !== null; match = MARK.exec(rest)) {
    if (match.index > 0) inlines.push({ type: 'text', text: rest.slice(0, match.index) });
    inlines.push(...marked(match.groups ?? {}));
    rest = rest.slice(match.index + match[0].length);
  }
  if (rest !== '') inlines.push({ type: 'text', text: rest });
  return inlines;
}

function marked({ strong, em, code, label, href }: Partial<Record<string, string>>): Inline[] {
  if (strong !== undefined) return [{ type: 'strong', children: parseRichText(strong) }];
  if (em !== undefined) return [{ type: 'em', children: parseRichText(em) }];
  if (code !== undefined) return [{ type: 'code', text: code }];
  const children = parseRichText(label ?? '');
  return href !== undefined && SAFE_HREF.test(href) ? [{ type: 'link', href, children }] : children;
}

/** The words alone, for attributes and structured data. */
export function richTextToPlain(source: string): string {
  return plain(parseRichText(source));
}

function plain(inlines: readonly Inline[]): string {
  return inlines.map((inline) => ('text' in inline ? inline.text : plain(inline.children))).join('');
}
