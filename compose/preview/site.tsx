import { allPages } from '../../site/app/pages.ts';
import { PageError } from '../../site/compositor/page-issue.ts';
import type { Page } from '../../site/compositor/page.ts';
import { registry } from '../../site/compositor/registry.ts';
import { linksTo } from '../checks/links-to.ts';
import { checkPage } from '../checks/page-checks.ts';
import { fieldOf } from '../fields/field-of.ts';
import type { ChosenStates, DrawnTexts } from '../protocol/protocol.ts';
import type { Site } from '../server/api.ts';
import { sectionsOf, wordOf } from '../source/sections.ts';
import { pathOf } from '../store/page-path.ts';
import { drawPage } from './draw-page.tsx';
import { drawable } from './drawable.ts';
import { mark } from './marks.ts';
import { siteInfo } from './site-info.ts';
import { wrongStates } from './states/wrong-states.ts';

/** The site as it is in this repository. */
export const site: Site = {
  draw(file, document, states) {
    const { page, broken, issues } = drawable(file, document, pathsNow());
    return { body: page ? drawPage(page, states) : '', broken: [...broken], issues: [...issues] };
  },

  texts(file, document, states) {
    const { page, broken } = drawable(file, document, pathsNow());
    return page ? drawTexts(page, broken, states) : { body: '', texts: [] };
  },

  wrongStates,

  async checks(file, document) {
    const { page, broken } = drawable(file, document, pathsNow());
    return (
      page &&
      checkPage(
        page,
        pagesNow().filter(({ path }) => path !== page.path),
        broken.map((index) => wordOf(sectionsOf(document)[index], 'id')),
      )
    );
  },

  linking: (file) => [...new Set(linksTo(pathOf(file), pagesNow()).map(({ from }) => from))],

  info: () =>
    siteInfo(pagesNow().map(({ path, title, sections }) => ({ path, title, anchors: sections.map(({ id }) => id) }))),
};

/** All pages that can be made; of a site that is half broken there are none, and links are not held against them. */
function pagesNow(): readonly Page[] {
  try {
    return allPages();
  } catch (error) {
    if (error instanceof PageError) return [];
    throw error;
  }
}

const pathsNow = (): ReadonlySet<string> => new Set(pagesNow().map(({ path }) => path));

/** A page with its texts marked. A section that cannot be drawn so is drawn without marks. */
function drawTexts(page: Page, broken: readonly number[], states: ChosenStates | undefined): DrawnTexts {
  const places = placesBefore(page.sections.length, broken);
  const texts: DrawnTexts['texts'] = [];
  const sections = page.sections.map((section, index) => {
    const marked = mark(section.content as never, fieldOf(registry[section.name].schema), texts.length);
    texts.push(...marked.texts.map((path) => ({ section: places[index] ?? index, path: [...path] })));
    return { ...section, content: marked.content as typeof section.content };
  });
  return { body: drawPage({ ...page, sections }, states), texts };
}

/** The places in the document of the sections that were drawn. */
function placesBefore(count: number, broken: readonly number[]): number[] {
  return Array.from({ length: count + broken.length }, (_, index) => index).filter((index) => !broken.includes(index));
}
