import { PageError } from '../../site/compositor/page-issue.ts';
import type { PageIssue } from '../../site/compositor/page-issue.ts';
import { parsePage } from '../../site/compositor/parse-page.ts';
import type { Page } from '../../site/compositor/page.ts';
import type { Issue } from '../protocol/protocol.ts';
import type { Json, JsonRecord } from '../source/json.ts';
import { isRecord } from '../source/json.ts';
import { sectionsOf } from '../source/sections.ts';

/** What of a document can be drawn, and what is wrong with the rest. */
export interface Drawable {
  /** Undefined where not one section is left. */
  readonly page: Page | undefined;
  /** The places of the sections that are left out. */
  readonly broken: readonly number[];
  readonly issues: readonly Issue[];
}

const FOLDER = 'site/pages/';

/** What stands in the head of a page whose own cannot be used: nothing of it is in the body. */
const HEAD = { title: 'A page', description: 'A page whose own description cannot be used as it is.' };

/**
 * The page of a document that may be half finished: sections that are wrong are left out, and what is wrong with the rest
 * of it does not keep it from being looked at.
 */
export function drawable(file: string, document: Json, paths: ReadonlySet<string>): Drawable {
  const name = file.replace(FOLDER, '');
  const first = attempt(name, document, paths);
  if (first.page) return { page: first.page, broken: [], issues: [] };
  const { issues } = first;
  const broken = [...new Set(issues.flatMap(({ path }) => (path[0] === 'sections' ? path.slice(1, 2) : [])))]
    .filter((index) => typeof index === 'number')
    .toSorted((one, other) => one - other);
  const left = sectionsOf(document).filter((_, index) => !broken.includes(index));
  if (left.length === 0) return { page: undefined, broken, issues };
  return { page: attempt(name, { ...headOf(document, issues), sections: left }, paths).page, broken, issues };
}

/** What a document says beside its sections, as far as it can be used. */
function headOf(document: Json, issues: readonly Issue[]): JsonRecord {
  const wrong = new Set(issues.map(({ path }) => path[0]));
  const said = isRecord(document) ? Object.entries(document) : [];
  return { ...HEAD, ...Object.fromEntries(said.filter(([name]) => !wrong.has(name))) };
}

type Attempt = { readonly page: Page; readonly issues?: never } | { readonly page?: never; readonly issues: Issue[] };

function attempt(name: string, document: Json, paths: ReadonlySet<string>): Attempt {
  try {
    return { page: parsePage(name, document, paths) };
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    return { issues: error.issues.map(toIssue) };
  }
}

/** Converts an issue of a page to the form in which the editor's client gets it. */
export const toIssue = ({ path = [], location, message }: PageIssue): Issue => ({
  path: path.map((key) => (typeof key === 'number' ? key : String(key))),
  place: location,
  message,
});
