import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { isRouteErrorResponse } from 'react-router';
import { formatIssue } from '../compositor/page-issue.ts';
import { renderSection } from '../compositor/page-view.tsx';
import { findPageByRoute, findSourceFile } from '../compositor/pages.ts';
import type { RouteMatch } from '../compositor/pages.ts';
import { escapeXml } from './escape-xml.ts';
import { findIssuesOfPath } from './site-issues.ts';

/** Reason why a page can't be rendered, for developers. */
interface Problem {
  readonly title: string;
  /** One line for each issue: file, location, invalid value and expected value. */
  readonly lines: readonly string[];
  /** Files to open, relative to the repository. */
  readonly files: readonly string[];
}

/** Result of React Router's handling of a request. */
interface RouterResult {
  readonly location: { readonly pathname: string };
  readonly matches: readonly { readonly route: { readonly id: string }; readonly params: RouteMatch['params'] }[];
  readonly errors: Readonly<Record<string, unknown>> | null;
}

/** Returns the reason why a page can't be rendered in development: the issues of its file, or a section that throws. */
export function findProblem({ location, matches, errors }: RouterResult): Problem | undefined {
  const issues = findIssuesOfPath(location.pathname.toLowerCase().replace(/(.)\/$/, '$1'));
  if (issues.length > 0)
    return {
      title: 'This page file has errors',
      lines: issues.map(formatIssue),
      files: [...new Set(issues.map(({ file, line }) => (line === undefined ? file : `${file}:${line}`)))],
    };
  const match = matches.at(-1);
  const failed = Object.values(errors ?? {}).filter((error) => !isRouteErrorResponse(error));
  if (failed.length > 0) return toProblem('The route failed', failed[0]);
  return match && findSectionProblem({ id: match.route.id, params: match.params });
}

/** Converts a thrown error whose file isn't known. */
export function toProblem(title: string, error: unknown): Problem {
  return { title, lines: toLines(error), files: [] };
}

/** Returns the problem of the first section of a page whose view throws. */
function findSectionProblem(match: RouteMatch): Problem | undefined {
  const page = findPageByRoute(match);
  const file = (page && findSourceFile(page.path)) ?? `site/${match.id}`;
  for (const [index, section] of page?.sections.entries() ?? []) {
    try {
      renderToString(createElement('div', null, renderSection(section)));
    } catch (error) {
      const location = `${file}: sections[${index}] (${section.name} “${section.id}”)`;
      return {
        title: 'A section can’t be rendered',
        lines: [`${location}: ${error instanceof Error ? error.message : String(error)}`, ...toLines(error)],
        files: [file],
      };
    }
  }
  return undefined;
}

/** Returns the lines of a stack in the project's own code, or its first lines if there are none. */
function toLines(error: unknown): string[] {
  const stack = error instanceof Error ? error.stack : undefined;
  const lines = (stack ?? String(error)).split('\n').map((line) => line.trim());
  const ownLines = lines.filter((line) => line.startsWith('at ') && !/node_modules|\/site\/app\//.test(line));
  return ownLines.length > 0 ? ownLines.slice(0, 6) : lines.slice(0, 6);
}

/**
 * Shows a problem to the developer, in the browser instead of the page and in the terminal. Vite's client reloads the page
 * when the problem is fixed.
 */
export function respondWithProblem({ title, lines, files }: Problem, headers: Headers): Response {
  process.stderr.write(`\n${title}\n${lines.map((line) => `  ${line}\n`).join('')}`);
  const links = files.map(
    (file) =>
      `<a href="/__open-in-editor?file=${encodeURIComponent(file.replace(/^site\//, ''))}">${escapeXml(file)}</a>`,
  );
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeXml(title)}</title><script type="module" src="/@vite/client"></script>
<style>:root{color-scheme:light dark}body{font:1rem/1.6 ui-monospace,monospace;margin:3rem auto;max-inline-size:60rem;padding:0 1.5rem}
h1{font:600 1.5rem/1.3 system-ui}li{margin-block:.75rem;overflow-wrap:anywhere}</style>
<h1>${escapeXml(title)}</h1><ul>${lines.map((line) => `<li>${escapeXml(line)}</li>`).join('')}</ul>
<p>${links.join(' ')}</p></html>`;
  headers.set('Cache-Control', 'no-store');
  return new Response(html, { status: 500, headers });
}
