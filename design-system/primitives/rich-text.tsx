import type { ReactNode } from 'react';
import { Link } from './link.tsx';

/**
 * Rich text of content as inline elements: strong, em, code and links. Content can't contain raw HTML. The caller renders
 * the paragraph or heading around it.
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

/** Inline element of a rich text. */
export type Inline =
  | { readonly type: 'text' | 'code'; readonly text: string }
  | { readonly type: 'strong' | 'em'; readonly children: readonly Inline[] }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly Inline[] };

const MARKUP_PATTERN =
  /\*\*(?!\s)(?<strong>.+?)(?<!\s)\*\*(?!\*)|\*(?![\s*])(?<em>[^*]+?)(?<!\s)\*|`(?<code>[^`]+?)`|\[(?<label>[^\]]+?)\]\((?<href>(?:[^()\s]|\([^()\s]*\))+)\)/su;

/** URLs that a link may have. Other schemes, such as `javascript:`, are rejected. */
const SAFE_HREF_PATTERN = /^(?:\/(?![/\\])|#|https:\/\/|mailto:)/i;

/**
 * Parses text with `**strong**`, `*em*`, `` `code` `` and `[text](href)`. Everything else, including HTML, remains text.
 * A link whose URL isn't a path, a fragment, `https:` or `mailto:` becomes its text.
 */
export function parseRichText(source: string): Inline[] {
  const inlines: Inline[] = [];
  let remaining = source;
  for (let match = MARKUP_PATTERN.exec(remaining); match !== null; match = MARKUP_PATTERN.exec(remaining)) {
    if (match.index > 0) inlines.push({ type: 'text', text: remaining.slice(0, match.index) });
    inlines.push(...toInlines(match.groups ?? {}));
    remaining = remaining.slice(match.index + match[0].length);
  }
  if (remaining !== '') inlines.push({ type: 'text', text: remaining });
  return inlines;
}

function toInlines({ strong, em, code, label, href }: Partial<Record<string, string>>): Inline[] {
  if (strong !== undefined) return [{ type: 'strong', children: parseRichText(strong) }];
  if (em !== undefined) return [{ type: 'em', children: parseRichText(em) }];
  if (code !== undefined) return [{ type: 'code', text: code }];
  const children = parseRichText(label ?? '');
  return href !== undefined && SAFE_HREF_PATTERN.test(href) ? [{ type: 'link', href, children }] : children;
}

/** Returns rich text as plain text, for attributes and structured data. */
export function richTextToPlain(source: string): string {
  return toPlainText(parseRichText(source));
}

function toPlainText(inlines: readonly Inline[]): string {
  return inlines.map((inline) => ('text' in inline ? inline.text : toPlainText(inline.children))).join('');
}
