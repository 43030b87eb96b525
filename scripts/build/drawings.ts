import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findShortClasses } from '../../site/vite/short-classes.ts';
import { siteStylesheet } from '../../site/vite/site-stylesheet.ts';
import { findElements } from './step.ts';
import type { RenderedPage, Step } from './step.ts';

/**
 * Moves the drawings of all pages into separate files, which `site/runtime/drawings.ts` loads after the page. The files
 * are named by their content, so pages share them. Without scripts and on paper, an SVG of the same drawing is shown.
 */
export function drawings(): Step {
  const markupByName = new Map<string, string>();
  return {
    writes: 'drawings',
    page: (page) => moveDrawings(page, markupByName),
    site: async ({ client }) => {
      const { names } = await findShortClasses();
      const classOf = new Map([...names].map(([name, short]) => [short, name]));
      for (const [name, markup] of markupByName) {
        writeFileSync(join(client, 'assets', `${name}.txt`), markup);
        // A new stylesheet for each, because Tailwind adds the classes of earlier calls.
        writeFileSync(join(client, 'assets', `${name}.svg`), svgOf(markup, await siteStylesheet(), classOf));
      }
    },
  };
}

/**
 * Replaces the content of each drawing's frame (`design-system/sections/illustration-frame.tsx`) with an image, and adds the
 * content to `markupByName`.
 */
export function moveDrawings(page: RenderedPage, markupByName: Map<string, string>): void {
  for (const { children } of findElements(page.tree, ({ properties }) => properties['dataSlot'] === 'drawing')) {
    const start = children[0]?.position?.start.offset;
    const end = children.at(-1)?.position?.end.offset;
    if (start === undefined || end === undefined) throw new Error('A drawing is empty.');
    const markup = page.html.slice(start, end);
    const name = `drawing-${createHash('sha256').update(markup).digest('base64url').slice(0, 8)}`;
    markupByName.set(name, markup);
    page.replace(start - 1, end, ` data-drawing="${name}"><img src="/assets/${name}.svg" alt="" loading="lazy">`);
  }
}

type Stylesheet = Awaited<ReturnType<typeof siteStylesheet>>;

/**
 * Returns a drawing as an SVG image, which contains its styles because images can't use those of the page. React's
 * markup is well-formed XML except for the namespace of SVG in HTML.
 */
function svgOf(markup: string, stylesheet: Stylesheet, classOf: ReadonlyMap<string, string>): string {
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
