import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findShortClasses } from '../../site/vite/short-classes.ts';
import { siteStylesheet } from '../../site/vite/site-stylesheet.ts';

/** The start tag of a drawing's frame, as `design-system/sections/drawing-frame.tsx` renders it. */
const FRAME = /<div data-slot="drawing"[^>]*>/g;

/**
 * Moves the drawings of all pages below `client` into files of their own, which `site/runtime/drawings.ts` loads when they
 * come near the window. They are named after their content, so pages share them. Without scripts and on paper an SVG with the
 * same drawing is shown. Returns how many drawings there are.
 */
export async function moveDrawings(client: string): Promise<number> {
  const drawings = new Map<string, string>();
  for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (basename(name) !== 'index.html') continue;
    const file = join(client, name);
    const html = readFileSync(file, 'utf8');
    const moved = withoutDrawings(html, drawings);
    if (moved !== html) writeFileSync(file, moved);
  }
  const stylesheet = await siteStylesheet();
  const { names } = await findShortClasses();
  const classOf = new Map([...names].map(([name, short]) => [short, name]));
  for (const [name, markup] of drawings) {
    writeFileSync(join(client, 'assets', `${name}.txt`), markup);
    writeFileSync(join(client, 'assets', `${name}.svg`), still(markup, stylesheet, classOf));
  }
  return drawings.size;
}

/** A page with empty frames in place of its drawings, which are added to `drawings` by their names. */
export function withoutDrawings(html: string, drawings: Map<string, string>): string {
  let result = '';
  let rest = 0;
  for (const { 0: tag, index } of html.matchAll(FRAME)) {
    if (index < rest) continue;
    const start = index + tag.length;
    const end = endOfDiv(html, start);
    const markup = html.slice(start, end);
    const name = `drawing-${createHash('sha256').update(markup).digest('base64url').slice(0, 8)}`;
    drawings.set(name, markup);
    const image = `<img src="/assets/${name}.svg" alt="" loading="lazy">`;
    result += html.slice(rest, index) + tag.replace('>', ` data-drawing="${name}">`) + image;
    rest = end;
  }
  return result + html.slice(rest);
}

/** Where the `div` whose content begins at `start` ends. */
function endOfDiv(html: string, start: number): number {
  let depth = 1;
  for (const { 0: tag, index } of html.slice(start).matchAll(/<\/?div[\s>]/g)) {
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth === 0) return start + index;
  }
  throw new Error(`A drawing has no end tag: ${html.slice(start, start + 80)}`);
}

type Stylesheet = Awaited<ReturnType<typeof siteStylesheet>>;

/**
 * A drawing as an image, which has to bring its own styles. React's markup is well-formed XML but for the namespace
 * of SVG in HTML.
 */
function still(markup: string, stylesheet: Stylesheet, classOf: ReadonlyMap<string, string>): string {
  const xml = markup
    .replaceAll(/\sclass="([^"]*)"/g, (_, classes: string) => ` class="${longClasses(classes, classOf)}"`)
    .replaceAll('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  const used = [...xml.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, classes = '']) => unescaped(classes).split(' '));
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">',
    `<style><![CDATA[${stylesheet.build(used)}]]></style>`,
    '<foreignObject width="100%" height="100%"><html xmlns="http://www.w3.org/1999/xhtml" style="display:block;height:100%">',
    `<body style="display:block;position:relative;height:100%;min-height:0">${xml}</body></html></foreignObject></svg>\n`,
  ].join('\n');
}

const longClasses = (classes: string, classOf: ReadonlyMap<string, string>): string =>
  escaped(
    classes
      .split(' ')
      .map((each) => classOf.get(each) ?? each)
      .join(' '),
  );

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
