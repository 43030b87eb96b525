import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Element, ElementContent, Root } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { brand } from '@onset/design-system/brand';
import { toMarkdownPath } from '../../site/content/page-asset-paths.ts';
import type { ListedPage } from './check-site.ts';
import { mainElement } from './step.ts';
import type { Step } from './step.ts';

/** Markdown versions of all indexed pages, and `llms.txt`, which lists them. */
export const markdownVersions: Step = {
  writes: 'Markdown versions',
  page: (page, { client, config }) => {
    if (page.listed?.noindex !== false) return;
    const file = join(client, toMarkdownPath(page.path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, markdownVersion(mainElement(page), `${config.siteUrl}${page.path}`));
  },
  site: ({ client, config, site }) => {
    const pages = site.pages.filter(({ noindex }) => !noindex);
    const { name, description } = brand;
    writeFileSync(join(client, 'llms.txt'), llmsTxt(pages, { siteUrl: config.siteUrl, name, description }));
  },
};

const writer = unified().use(remarkGfm).use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_' }).freeze();

/** Elements without text: graphics, controls, and content that needs scripts. */
const OMITTED = new Set([
  'script',
  'style',
  'template',
  'svg',
  'form',
  'fieldset',
  'button',
  'dialog',
  'video',
  'noscript',
]);

/**
 * Returns the main element of a page as Markdown with absolute links, without elements that are hidden from assistive
 * technology and without the labels above headings.
 */
export function markdownVersion(main: Element, pageUrl: string): string {
  const tree: Root = { type: 'root', children: readableContent(main.children, pageUrl) };
  const text = toMdast(tree);
  if (text.type !== 'root') throw new Error(`${pageUrl} could not be converted to Markdown.`);
  return `${writer.stringify(text).trim()}\n\n---\n\nThis page: ${pageUrl}\n`;
}

/** Returns the parts of a page that Markdown versions and the search index contain, with absolute links. */
export function readableContent(children: readonly ElementContent[], pageUrl: string): ElementContent[] {
  const texts = children.flatMap((child): ElementContent[] => {
    // React separates adjacent texts by comments.
    if (child.type === 'comment') return [];
    if (child.type !== 'element') return [child];
    const { tagName, properties } = child;
    const isHidden = properties['ariaHidden'] === 'true' || properties['hidden'] !== undefined;
    const isEyebrow = properties['dataSlot'] === 'eyebrow';
    // The author of a post by a sample person is the organization.
    if (properties['dataSlot'] === 'sample-author')
      return [{ ...child, tagName: 'p', properties: {}, children: [{ type: 'text', value: brand.name }] }];
    if (isHidden || isEyebrow || OMITTED.has(tagName)) return [];
    const content = readableContent(child.children, pageUrl);
    // A question that opens becomes the heading of its answer.
    if (tagName === 'summary') return [{ ...child, tagName: 'h3', properties: {}, children: content }];
    if (tagName === 'details') return content;
    // Adjacent elements, which the page separates by space, would become one word.
    if (tagName === 'span' || tagName === 'time') return [...content, { type: 'text', value: ' ' }];
    const { href } = properties;
    if (tagName === 'a' && typeof href === 'string')
      return [{ ...child, properties: { href: new URL(href, pageUrl).href }, children: content }];
    return [{ ...child, children: content }];
  });
  return texts.flatMap((text, index) =>
    isLink(text) && isLink(texts[index + 1]) ? [text, { type: 'text', value: ' ' }] : [text],
  );
}

const isLink = (node: ElementContent | undefined): boolean => node?.type === 'element' && node.tagName === 'a';

/** Returns `llms.txt` (llmstxt.org): a description of the site, and the URL of each page as Markdown. */
export function llmsTxt(
  pages: readonly ListedPage[],
  { siteUrl, name, description }: { siteUrl: string; name: string; description: string },
): string {
  const isPost = ({ path }: ListedPage): boolean => path.startsWith('/blog/');
  const line = ({ path, title, description: about }: ListedPage): string =>
    `- [${title}](${siteUrl}${toMarkdownPath(path)}): ${about}`;
  const list = (heading: string, of: readonly ListedPage[]): string[] =>
    of.length === 0 ? [] : [`## ${heading}`, '', ...of.map(line), ''];
  return [
    `# ${name}`,
    '',
    `> ${description}`,
    '',
    ...list(
      'Pages',
      pages.filter((page) => !isPost(page)),
    ),
    ...list('Blog', pages.filter(isPost)),
  ].join('\n');
}
