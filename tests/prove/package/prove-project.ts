import { join } from 'node:path';
import type { Browser } from 'playwright';
import { makeProject } from './make-project.ts';
import type { FreshProject } from './projects.ts';
import type { Row } from './report.ts';
import { serveProject } from './serve-project.ts';
import { usePage } from './use-page.ts';
import { visitEverySection } from './visit-every-section.ts';
import { lookAt, narrowest, weighVisit } from './visit.ts';

/** What a project is proved with. */
export interface Proof {
  readonly browser: Browser;
  readonly tarball: string;
  /** Where projects are made. */
  readonly folder: string;
  /** Where pictures are kept. */
  readonly pictures: string;
  /** Content of every section that React takes over in a browser, by name. */
  readonly everySection: Readonly<Record<string, object>>;
}

/** Makes a project, builds and serves it, uses and looks at its page: what it weighs, and what is wrong. */
export async function proveProject(
  project: FreshProject,
  { browser, tarball, folder, pictures, everySection }: Proof,
): Promise<{ row: Row; problems: string[] }> {
  const own = join(folder, project.name);
  const started = performance.now();
  makeProject(project, own, tarball, everySection);
  console.log(`${project.title}: installed and built in ${Math.round((performance.now() - started) / 1000)} s`);
  const host = await serveProject(project, own);
  try {
    const { origin } = host;
    const visited = await weighVisit(browser, origin, project.ours ? usePage : () => Promise.resolve([]));
    const row = { title: project.title, weight: visited.weight };
    // How another design system looks is not ours to judge.
    if (!project.ours) return { row, problems: [] };
    const problems = [
      ...visited.problems,
      ...(await lookAt(browser, origin, pictures, project.name)),
      ...(await narrowest(browser, origin)),
      ...(project.name === 'next' ? await visitEverySection(browser, origin, Object.keys(everySection)) : []),
    ];
    return { row, problems: problems.map((problem) => `${project.title}: ${problem}`) };
  } finally {
    await host.stop();
  }
}
