import type { CodeToken } from '@onset/design-system/content/prose';
import type { ElementContent, RootContent } from 'hast';
import { common, createLowlight } from 'lowlight';

const highlighter = createLowlight(common);

type Kind = Exclude<CodeToken, string>['kind'];

/** What the highlighter's classes are to a reader. Those that are not here have no colour of their own. */
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

/** Whether code of a language can be coloured, by any of its names. */
export const isLanguage = (language: string): boolean => highlighter.registered(language);

/** Code as pieces with a kind each. A language that is not known, or none, is one piece. */
export function highlight(code: string, language: string | undefined): CodeToken[] {
  if (language === undefined || !highlighter.registered(language)) return [code];
  return highlighter.highlight(language, code).children.flatMap((node) => tokensOf(node, undefined));
}

function tokensOf(node: RootContent | ElementContent, around: Kind | undefined): CodeToken[] {
  if (node.type === 'text') return [around ? { kind: around, text: node.value } : node.value];
  if (node.type !== 'element') return [];
  const classes = node.properties['className'];
  const kind = Array.isArray(classes) ? classes.map((name) => KINDS[String(name)]).find(Boolean) : undefined;
  return node.children.flatMap((child) => tokensOf(child, kind ?? around));
}
