import { allPages } from '../../site/app/pages.ts';
import { PageError } from '../../site/compositor/page-issue.ts';
import { parsePage } from '../../site/compositor/parse-page.ts';
import type { Drawing, Site } from '../server/api.ts';
import { drawPage } from './draw-page.tsx';

const FOLDER = 'site/pages/';

/** The site as it is in this repository. */
export const site: Site = {
  draw(file, document) {
    try {
      return { body: drawPage(parsePage(file.replace(FOLDER, ''), document, pathsNow())) };
    } catch (error) {
      if (error instanceof PageError) return issuesOf(error);
      throw error;
    }
  },
};

/** The paths of all pages that can be made; of a site that is half broken there are none, and links are not held against them. */
function pathsNow(): ReadonlySet<string> {
  try {
    return new Set(allPages().map(({ path }) => path));
  } catch (error) {
    if (error instanceof PageError) return new Set();
    throw error;
  }
}

const issuesOf = ({ issues }: PageError): Drawing => ({
  issues: issues.map(({ place, message }) => ({ place, message })),
});
