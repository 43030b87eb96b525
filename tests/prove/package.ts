import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { testBrowser } from '../setup/browser.ts';
import { proveConsumer } from './package/consumer.ts';
import { writeContactPicture } from './package/contact-picture.ts';
import { NOT_TAKEN_OVER, everySection } from './package/every-section.ts';
import { packTwice } from './package/pack-twice.ts';
import { projects } from './package/projects.ts';
import { proveProject } from './package/prove-project.ts';
import { table, withFigures } from './package/report.ts';
import type { Row } from './package/report.ts';
import { differenceOf } from './package/same-picture.ts';

/*
 * `npm run prove:package [project…]`: packs the design system, installs the package in fresh projects outside this
 * repository, builds the same page of five sections in each, uses and looks at it, and weighs what a visitor fetches, beside
 * the same five sections of another design system. Needs the npm registry. Pictures are in `.package/`,
 * the figures are written into `docs/package.md` when all are there and nothing is wrong.
 */

const root = join(import.meta.dirname, '../..');
const wanted = process.argv.slice(2);
for (const name of wanted)
  if (!projects.some((project) => project.name === name))
    throw new Error(`There is no project “${name}”, expected ${projects.map((each) => each.name).join(', ')}`);

const pictures = join(root, '.package');
rmSync(pictures, { recursive: true, force: true });
mkdirSync(pictures);
const folder = mkdtempSync(join(tmpdir(), 'onset-fresh-'));
const { launch } = await testBrowser();
const browser = await chromium.launch({ ...launch, args: [...launch.args] });
const version = browser.version();
const problems: string[] = [];
const rows: Row[] = [];
try {
  const tarball = packTwice(root, folder);
  const sections = await everySection(root);
  if (wanted.length === 0) await proveConsumer(join(folder, 'consumer'), tarball, sections);
  const takenOver = Object.fromEntries(Object.entries(sections).filter(([name]) => !NOT_TAKEN_OVER.includes(name)));
  for (const project of projects.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const proved = await proveProject(project, { browser, tarball, folder, pictures, everySection: takenOver });
    rows.push(proved.row);
    problems.push(...proved.problems);
  }
  problems.push(...(await differences()));
  console.log(`\n${table(rows)}\n`);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
if (wanted.length === 0 && problems.length === 0) {
  await writeContactPicture(pictures, join(root, 'docs/contact-sheet/package.webp'));
  const page = join(root, 'docs/package.md');
  const today = new Date().toISOString().slice(0, 10);
  const measured = `${today}, Chromium ${version}, Node ${process.versions.node}, ${process.platform} ${process.arch}`;
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), rows, measured));
}
for (const problem of problems) console.log(problem);
console.log(problems.length === 0 ? 'Nothing is wrong on any page.' : `Wrong: ${problems.length}`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** The page looks the same, however it is made: pictures of one theme and size are held against each other. */
async function differences(): Promise<string[]> {
  const all = globSync('*.png', { cwd: pictures }).toSorted();
  const found: string[] = [];
  for (const view of new Set(all.map((file) => file.replace(/^[^-]+-/, '')))) {
    const [one = '', ...others] = all.filter((file) => file.endsWith(view));
    for (const other of others) {
      const difference = await differenceOf(join(pictures, one), join(pictures, other));
      if (difference !== undefined) found.push(`${other} ${difference}, beside ${one}`);
    }
  }
  return found;
}
