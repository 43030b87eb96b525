import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Scanner } from '@tailwindcss/oxide';
import type { Nodes } from 'hast';
import { transform } from 'lightningcss';
import { cssTarget } from '../../design-system/css-target.ts';
import { ISLAND_SOURCES } from '../../site/vite/client-files.ts';
import { findShortClasses } from '../../site/vite/short-classes.ts';
import { BuildFailure, findElement, findElements, policyHash } from './step.ts';
import type { RenderedPage, Step } from './step.ts';

/**
 * Styles of each page in its document, instead of a link to the site's stylesheet, for which the first paint would
 * wait: the rules for the classes of the markup and of the islands on the page. Also writes their hashes by path for
 * the server's content security policy. Error pages keep the link.
 */
export async function pageStyles(client: string, root: string): Promise<Step> {
  const { names, files } = await findShortClasses();
  const short = new Set(names.values());
  const entries = JSON.parse(readFileSync(join(client, ISLAND_SOURCES), 'utf8')) as readonly (readonly string[])[];
  const classesIn = new Map(
    entries.map((sources) => {
      const views = sources.map((source) => join(root, source)).filter((file) => files.has(file));
      const patterns = views.map((file) => ({ base: dirname(file), pattern: basename(file), negated: false }));
      const scanned = new Scanner({ sources: patterns }).scan();
      // A word of a comment, such as “do”, can be the short name of another class.
      return [sources, scanned.flatMap((name) => names.get(name) ?? (short.has(name) ? [] : name))] as const;
    }),
  );
  let stylesheet: Stylesheet | undefined;
  const hashes: Record<string, string> = {};
  return {
    writes: 'styles',
    page: (page) => {
      if (!page.listed) return;
      const { href, start, end } = stylesheetLink(page);
      stylesheet ??= readStylesheet(join(client, href));
      const islands = findElements(page.tree, ({ properties }) => 'dataIsland' in properties);
      const ofIslands = islands.flatMap(({ properties }) => {
        const view = `design-system/sections/${String(properties['dataIsland'])}/`;
        const matching = [...classesIn].filter(([sources]) => sources.some((source) => source.startsWith(view)));
        if (matching.length === 0)
          throw new BuildFailure(
            `No view in site/compositor/islands/views.ts imports ${view}, so its classes aren’t known. Import it there.`,
          );
        return matching.flatMap(([, classes]) => classes);
      });
      const css = rulesFor(new Set([...classesOf(page.tree), ...ofIslands]), stylesheet);
      hashes[page.path] = policyHash(css);
      page.replace(start, end, `<style>${css}</style>`);
    },
    site: ({ output }) => writeFileSync(join(output, 'inline-styles.json'), `${JSON.stringify(hashes)}\n`),
  };
}

/** The site's browsers in the format of Lightning CSS. */
const targets = Object.fromEntries(
  cssTarget.map((target) => {
    const [, name = '', major, minor = 0] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(target) ?? [];
    return [name, (Number(major) << 16) | (Number(minor) << 8)];
  }),
);

/** A stylesheet of the build. */
interface Stylesheet {
  readonly css: Uint8Array;
  /** All classes in its selectors. */
  readonly classes: readonly string[];
}

function readStylesheet(file: string): Stylesheet {
  // The fonts have a separate stylesheet, from which the head script loads them after the first paint.
  const css = readFileSync(file, 'utf8').replaceAll(/@font-face\{[^}]*url\([^}]*\}/g, '');
  if (/@font-face[^}]*url\(/.test(css)) throw new BuildFailure('The fonts of the stylesheet can’t be taken out of it.');
  const selectors = css.matchAll(/\.((?:[a-z_-]|\\.)(?:[\w-]|\\.)*)/gi);
  return {
    css: Buffer.from(css),
    classes: [...new Set([...selectors].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1')))],
  };
}

/**
 * Returns the stylesheet, in its order, without the rules that need other classes. Everything else remains: rules for
 * elements and attributes, such as those that scripts set, variables, registered properties, fallback fonts and animations.
 */
export function rulesFor(classes: ReadonlySet<string>, stylesheet: Stylesheet): string {
  const { code, warnings } = transform({
    filename: 'page.css',
    code: stylesheet.css,
    minify: true,
    // Without the targets, it would merge declarations that Firefox merges and Chromium rejects.
    targets,
    errorRecovery: true,
    unusedSymbols: stylesheet.classes.filter((name) => !classes.has(name)),
  });
  // Lightning CSS doesn't know this pseudo-class, but keeps it.
  const [warning] = warnings.filter(({ message }) => !message.includes("'target-current'"));
  if (warning) throw new BuildFailure(`The stylesheet has an error: ${warning.message}`);
  return Buffer.from(code).toString();
}

/** Returns the link of a page to the site's stylesheet, with its position in the HTML. */
function stylesheetLink(page: RenderedPage): { href: string; start: number; end: number } {
  const link = findElement(
    page.tree,
    ({ tagName, properties: { rel, media } }) =>
      tagName === 'link' && Array.isArray(rel) && rel.includes('stylesheet') && media === undefined,
  );
  const [start, end] = [link?.position?.start.offset, link?.position?.end.offset];
  if (!link || start === undefined || end === undefined) throw new Error('The page has no stylesheet.');
  return { href: String(link.properties['href']), start, end };
}

/**
 * Returns the classes of all elements, also in templates, but not in drawings, which have a stylesheet
 * (`drawings.css`).
 */
function classesOf(node: Nodes): string[] {
  if (!('children' in node)) return [];
  const properties = node.type === 'element' ? node.properties : {};
  const { className } = properties;
  const own = Array.isArray(className) ? className.map(String) : [];
  if (properties['dataSlot'] === 'drawing') return own;
  const templates = node.type === 'element' && node.content ? classesOf(node.content) : [];
  return [...own, ...templates, ...node.children.flatMap(classesOf)];
}
