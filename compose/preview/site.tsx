import { allPaths, validPages } from '../../site/compositor/pages.ts';
import type { Page, PageSection } from '../../site/compositor/page.ts';
import { registry } from '../../site/compositor/registry.ts';
import { linksTo } from '../checks/links-to.ts';
import { onceAPage } from '../checks/once-a-page.ts';
import { checkPage } from '../checks/page-checks.ts';
import { unfinishedPlaces } from '../checks/unfinished-places.ts';
import { fieldOf } from '../fields/field-of.ts';
import type { Checks, DrawnTexts, Issue } from '../protocol/protocol.ts';
import type { Site } from '../server/api.ts';
import type { Json } from '../source/json.ts';
import { sectionsOf, wordOf } from '../source/sections.ts';
import { pathOf } from '../store/page-path.ts';
import { drawPage } from './draw-page.tsx';
import { drawable } from './drawable.ts';
import type { Drawable } from './drawable.ts';
import { describeFailure } from './failure.ts';
import type { ReadStack } from './failure.ts';
import { mark } from './marks.ts';
import { siteInfo } from './site-info.ts';

/**
 * The site as it is in this repository.
 *
 * @param readStack Reads the stack of an error with the lines of the sources, where these have been transformed
 */
export function createSite(readStack: ReadStack = ({ stack = '' }) => stack): Site {
  /** A document as far as it can be rendered: a section that throws is left out, and reported. */
  const render = (file: string, document: Json): Rendered => {
    const { page, broken, issues } = drawable(file, document, allPaths);
    if (!page) return { page, body: '', broken, issues };
    try {
      return { page, body: drawPage(page), broken, issues };
    } catch (error) {
      const places = placesBefore(page.sections.length, broken);
      const failures = page.sections.flatMap((section, index) => {
        const failure = failureOf(page, section);
        return failure === undefined ? [] : [{ section, place: places[index] ?? index, failure }];
      });
      // The layout threw, so there is no page to show.
      if (failures.length === 0) throw error;
      const failing = new Set(failures.map(({ section }) => section));
      const sections = page.sections.filter((section) => !failing.has(section));
      const left = sections.length === 0 ? undefined : { ...page, sections };
      return {
        page: left,
        body: left ? drawPage(left) : '',
        broken: [...broken, ...failures.map(({ place }) => place)].toSorted((one, other) => one - other),
        issues: [
          ...issues,
          ...failures.map(({ section, place, failure }) => ({
            path: ['sections', place],
            place: `sections[${place}] (${section.name} “${section.id}”)`,
            message: `cannot be rendered: ${describeFailure(failure, readStack)}`,
          })),
        ],
      };
    }
  };

  return {
    draw(file, document) {
      const { body, broken, issues } = render(file, document);
      return { body, broken: [...broken], issues: [...issues] };
    },

    texts(file, document) {
      const { page, broken } = render(file, document);
      return page ? drawTexts(page, broken) : { body: '', texts: [] };
    },

    async checks(file, document, signal) {
      const { page, broken } = render(file, document);
      if (!page) return undefined;
      const others = validPages().filter(({ path }) => path !== page.path);
      const leftOut = broken.map((index) => wordOf(sectionsOf(document)[index], 'id'));
      // Another page with a section that throws is read without it: it is reported where that page is opened.
      const places = placesBefore(page.sections.length, broken);
      const check = async (all: readonly Page[]): Promise<Checks> => {
        const checks = await checkPage(page, all, leftOut, signal);
        return { ...checks, issues: checks.issues.map((issue) => moveIssue(issue, places)) };
      };
      return check(others).catch((error: unknown) => {
        if (signal?.aborted === true) throw error;
        return check(others.map(withoutFailing));
      });
    },

    unfinished: unfinishedPlaces,

    linking(file) {
      const from = (pages: readonly Page[]): string[] => [
        ...new Set(linksTo(pathOf(file), pages).map((link) => link.from)),
      ];
      try {
        return from(validPages());
      } catch {
        return from(validPages().map(withoutFailing));
      }
    },

    info: () =>
      siteInfo(
        validPages().map(({ path, title, sections }) => ({ path, title, anchors: sections.map(({ id }) => id) })),
      ),
  };
}

/** A document as it was rendered. */
interface Rendered extends Drawable {
  readonly body: string;
}

/** Error of a section when it is rendered on its own; `undefined` if it renders. */
function failureOf(page: Page, section: PageSection): unknown {
  try {
    drawPage({ ...page, sections: [section] });
    return undefined;
  } catch (error) {
    return error ?? new Error('The section threw an error without a message');
  }
}

/** A page without the sections that throw when they are rendered. */
const withoutFailing = onceAPage((page: Page): Page => {
  try {
    drawPage(page);
    return page;
  } catch {
    return { ...page, sections: page.sections.filter((section) => failureOf(page, section) === undefined) };
  }
});

/** Moves an issue of a page from the sections that were rendered to those of the document, which has invalid ones too. */
function moveIssue(issue: Issue, places: readonly number[]): Issue {
  const [list, index, ...rest] = issue.path;
  if (list !== 'sections' || typeof index !== 'number') return issue;
  const moved = places[index] ?? index;
  return {
    ...issue,
    path: [list, moved, ...rest],
    place: issue.place.replace(`sections[${index}]`, `sections[${moved}]`),
  };
}

/** A page with its texts marked. A section that cannot be drawn so is drawn without marks. */
function drawTexts(page: Page, broken: readonly number[]): DrawnTexts {
  const places = placesBefore(page.sections.length, broken);
  const texts: DrawnTexts['texts'] = [];
  const sections = page.sections.map((section, index) => {
    const marked = mark(section.content as never, fieldOf(registry[section.name].schema), texts.length);
    texts.push(...marked.texts.map((path) => ({ section: places[index] ?? index, path: [...path] })));
    return { ...section, content: marked.content as typeof section.content };
  });
  return { body: drawPage({ ...page, sections }), texts };
}

/** The places in the document of the sections that were drawn. */
function placesBefore(count: number, broken: readonly number[]): number[] {
  return Array.from({ length: count + broken.length }, (_, index) => index).filter((index) => !broken.includes(index));
}
