import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { testBrowser } from '../setup/browser.ts';

/*
 * `node tests/manual/package.ts`: packs the design system, installs it in a new Vite project with Tailwind, and opens the page built
 * with each of the stylesheets below. Fails on a build warning, a console error, a section that doesn't render, an axe violation in
 * either theme, and a font or line height that depends on the stylesheet. Needs the npm registry.
 */

const OWN_TAILWIND = "@import 'tailwindcss' prefix(tw);";
const STYLESHEETS = {
  'one Tailwind': "@import '@onset/design-system/tailwind.css'; @source '.';",
  'own Tailwind first': `${OWN_TAILWIND} @import '@onset/design-system/styles.css';`,
  'own Tailwind last': `@import '@onset/design-system/styles.css'; ${OWN_TAILWIND}`,
};

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'onset-package-'));
const { launch } = await testBrowser();
const browser = await chromium.launch(launch);
try {
  run(root, 'npm', 'run', 'pack', '--', folder);
  const [tarball] = globSync('*.tgz', { cwd: folder });
  if (tarball === undefined) throw new Error('`npm run pack` wrote no tarball.');
  cpSync(join(import.meta.dirname, 'package-project'), folder, { recursive: true });
  renameSync(join(folder, tarball), join(folder, 'onset-design-system.tgz'));
  run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error');
  const problems: string[] = [];
  const fonts = new Set<string>();
  for (const [name, stylesheet] of Object.entries(STYLESHEETS)) {
    writeFileSync(join(folder, 'src/styles.css'), stylesheet);
    run(folder, 'npm', 'run', 'build');
    const server = await preview({ root: folder, preview: { port: 0, host: '127.0.0.1' } });
    const url = server.resolvedUrls?.local[0] ?? '';
    for (const colorScheme of ['light', 'dark'] as const) problems.push(...(await checkPage(url, colorScheme)));
    const used = await fontsOf(url);
    console.log(`${name}: ${used}`);
    fonts.add(used);
    await server.close();
  }
  if (fonts.size > 1) problems.push('The fonts or line heights depend on the stylesheet: see above.');
  for (const problem of problems) console.log(problem);
  console.log(problems.length === 0 ? 'The package works in a new project.' : `${problems.length} problems found.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Opens the page in one theme and returns what is wrong with it. */
async function checkPage(url: string, colorScheme: 'light' | 'dark'): Promise<string[]> {
  const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${colorScheme}: console error: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${colorScheme}: uncaught ${error.message}`));
  await page.goto(url);
  for (const section of ['hero', 'media-rows', 'pricing', 'faq', 'call-to-action'])
    await page.locator(`[data-section=${section}]`).waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  problems.push(...violations.map(({ id, nodes }) => `${colorScheme}: axe ${id}: ${nodes[0]?.html}`));
  await context.close();
  return problems;
}

/** The fonts and line heights of the first heading and of a paragraph. */
async function fontsOf(url: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(url);
  const used = await Promise.all(
    ['h1', 'h3 ~ p'].map((selector) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { fontFamily, fontSize, lineHeight } = getComputedStyle(element);
          return `${element.localName} ${fontFamily.split(',')[0]} ${fontSize}/${lineHeight}`;
        }),
    ),
  );
  await page.close();
  return used.join(', ');
}

/** Runs a command. Throws with its output if it fails or prints a warning. */
function run(cwd: string, program: string, ...parameters: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, parameters, { cwd, encoding: 'utf8' });
  // npm's own notices, such as one about its configuration, are no warnings of the build.
  const output = `${stdout}${stderr}`.replace(/^npm .*$/gm, '');
  if (status !== 0 || /\bwarn(?:ing)?\b/i.test(output))
    throw new Error(`\`${program} ${parameters.join(' ')}\` failed or warned:\n${stdout}${stderr}`);
}
