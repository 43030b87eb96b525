import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { isRouteErrorResponse } from 'react-router';
import { issueText } from '../compositor/page-issue.ts';
import { drawSection } from '../compositor/page-view.tsx';
import { pageOfRoute, sourceOf } from './pages.ts';
import type { RouteMatch } from './pages.ts';
import { issuesOfPath } from './site-issues.ts';

/** What keeps a page from being drawn, for who works on it. */
export interface Problem {
  readonly title: string;
  /** Each a line: file, place, what is there and what is expected. */
  readonly lines: readonly string[];
  /** Files of the repository to open. */
  readonly files: readonly string[];
}

interface Handled {
  readonly location: { readonly pathname: string };
  readonly matches: readonly { readonly route: { readonly id: string }; readonly params: RouteMatch['params'] }[];
  readonly errors: Readonly<Record<string, unknown>> | null;
}

/** Returns what keeps a page from being rendered in development: the issues of its file, or a section that throws. */
export function findProblem({ location, matches, errors }: Handled): Problem | undefined {
  const issues = issuesOfPath(location.pathname.toLowerCase().replace(/(.)\/$/, '$1'));
  if (issues.length > 0)
    return {
      title: 'This page file has errors',
      lines: issues.map(issueText),
      files: [...new Set(issues.map(({ file, line }) => (line === undefined ? file : `${file}:${line}`)))],
    };
  const match = matches.at(-1);
  const failed = Object.values(errors ?? {}).filter((error) => !isRouteErrorResponse(error));
  if (failed.length > 0) return problemOf('The route failed', failed[0]);
  return match && sectionProblem({ id: match.route.id, params: match.params });
}

/** A problem of which no more is known than what was thrown. */
export function problemOf(title: string, error: unknown): Problem {
  return { title, lines: linesOf(error), files: [] };
}

/** The first section of a page whose view throws. */
function sectionProblem(match: RouteMatch): Problem | undefined {
  const page = pageOfRoute(match);
  const file = (page && sourceOf(page.path)) ?? `site/${match.id}`;
  for (const [index, section] of page?.sections.entries() ?? []) {
    try {
      renderToString(createElement('div', null, drawSection(section)));
    } catch (error) {
      const place = `${file}: sections[${index}] (${section.name} “${section.id}”)`;
      return {
        title: 'A section cannot be drawn',
        lines: [`${place}: ${error instanceof Error ? error.message : String(error)}`, ...linesOf(error)],
        files: [file],
      };
    }
  }
  return undefined;
}

/** The part of a stack that is the project's own, or all of it where nothing is; of what is no error, its text. */
function linesOf(error: unknown): string[] {
  const stack = error instanceof Error ? error.stack : undefined;
  const lines = (stack ?? String(error)).split('\n').map((line) => line.trim());
  const own = lines.filter((line) => line.startsWith('at ') && !/node_modules|\/site\/app\//.test(line));
  return own.length > 0 ? own.slice(0, 6) : lines.slice(0, 6);
}
