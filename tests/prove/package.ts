import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { testBrowser } from '../setup/browser.ts';
import { proveConsumer } from './package/consumer.ts';
import { everySection } from './package/every-section.ts';
import { makeProject } from './package/make-project.ts';
import { projects } from './package/projects.ts';
import { table } from './package/report.ts';
import type { Row } from './package/report.ts';
import { serveProject } from './package/serve-project.ts';
import { usePage } from './package/use-page.ts';
import { lookAt, narrowest, visitEverySection, weighVisit } from './package/visit.ts';

/*
 * `npm run prove:package [project…]`: packs the design system, installs the package in fresh projects outside this
 * repository, builds the same page of five sections in each, uses and looks at it, and weighs what a visitor fetches, beside
 * the same five sections of another design system. Needs the npm registry. Pictures are in `.package/`.
 */

const root = join(import.meta.dirname, '../..');
const wanted = process.argv.slice(2);
for (const name of wanted)
  if (!projects.some((project) => project.name === name))
    throw new Error(`There is no project “${name}”, expected ${projects.map((each) => each.name).join(', ')}`);

const temporary = mkdtempSync(join(tmpdir(), 'onset-fresh-'));
const pictures = join(root, '.package');
mkdirSync(pictures, { recursive: true });
const problems: string[] = [];
const { launch } = await testBrowser();
const browser = await chromium.launch({ ...launch, args: [...launch.args] });
try {
  const tarball = packTwice();
  const sections = await everySection(root);
  if (wanted.length === 0) await proveConsumer(join(temporary, 'consumer'), tarball, sections);
  const rows: Row[] = [];
  for (const project of projects.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const folder = join(temporary, project.name);
    const started = performance.now();
    makeProject(project, folder, tarball, sections);
    console.log(`${project.title}: installed and built in ${Math.round((performance.now() - started) / 1000)} s`);
    const host = await serveProject(project, folder);
    try {
      const visited = await weighVisit(browser, host.origin, project.ours ? usePage : () => Promise.resolve([]));
      rows.push({ title: project.title, ...visited });
      if (project.name === 'next') problems.push(...(await visitEverySection(browser, host.origin, Object.keys(sections))));
      if (!project.ours) continue;
      const seen = await lookAt(browser, host.origin, pictures, project.name);
      const narrow = await narrowest(browser, host.origin);
      problems.push(...[...visited.problems, ...seen, ...narrow].map((problem) => `${project.title}: ${problem}`));
    } finally {
      await host.stop();
    }
  }
  console.log(`\n${table(rows)}\n`);
} finally {
  await browser.close();
  rmSync(temporary, { recursive: true, force: true });
}
for (const problem of problems) console.log(problem);
console.log(problems.length === 0 ? 'Nothing is wrong on any page.' : `${problems.length} things are wrong.`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Packs twice, and tells where the package is. Throws where the two are not the same to the byte. */
function packTwice(): string {
  const [one, other] = ['one', 'other'].map((name) => {
    const folder = join(temporary, name);
    execFileSync(process.execPath, [join(root, 'scripts/pack.ts'), folder], { stdio: ['ignore', 'ignore', 'inherit'] });
    const [file = ''] = globSync('*.tgz', { cwd: folder });
    return join(folder, file);
  });
  const hash = (file = ''): string => createHash('sha256').update(readFileSync(file)).digest('hex');
  if (one === undefined || hash(one) !== hash(other)) throw new Error('Packed twice, the package is not the same');
  console.log(`packed twice, the same to the byte: ${hash(one).slice(0, 12)}`);
  return one;
}
