import type { CodeToken } from '@onset/design-system/content/prose';
import type { ElementContent, RootContent } from 'hast';
import { common, createLowlight } from 'lowlight';

const highlighter = createLowlight(common);

type Kind = Exclude<CodeToken, string>['kind'];

/** Kinds of tokens by the highlighter’s classes. Other classes aren’t colored. */
const KINDS: Readonly<Record<string, Kind>> = {
  'hljs-comment': 'comment',
  'hljs-string': 'string',
  'hljs-regexp': 'string',
  'hljs-number': 'number',
  'hljs-literal': 'number',
  'hljs-keyword': 'keyword',
  'hljs-built_in': 'keyword',
  'hljs-title': 'name',
  'hljs-attr': 'name',
  'hljs-name': 'name',
  'hljs-property': 'name',
};

/** Returns true if code of a language can be highlighted. Languages have several names. */
export const isLanguage = (language: string): boolean => highlighter.registered(language);

/** Splits code into tokens with a kind. Code without a known language is one token. */
export function highlight(code: string, language: string | undefined): CodeToken[] {
  if (language === undefined || !highlighter.registered(language)) return [code];
  return highlighter.highlight(language, code).children.flatMap((node) => toTokens(node, undefined));
}

function toTokens(node: RootContent | ElementContent, parentKind: Kind | undefined): CodeToken[] {
  if (node.type === 'text') return [parentKind ? { kind: parentKind, text: node.value } : node.value];
  if (node.type !== 'element') return [];
  const classes = node.properties['className'];
  const kind = Array.isArray(classes) ? classes.map((name) => KINDS[String(name)]).find(Boolean) : undefined;
  return node.children.flatMap((child) => toTokens(child, kind ?? parentKind));
}
