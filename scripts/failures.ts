import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { FAILURES, thirdPartiesBlocked } from '../tests/e2e/failures/failures.ts';
import type { Failure } from '../tests/e2e/failures/failures.ts';
import { blanks, deadEnds } from '../tests/e2e/failures/look.ts';
import { newSession, openFailing } from '../tests/e2e/failures/open.ts';
import type { Session } from '../tests/e2e/failures/open.ts';
import { launchBrowser } from '../tests/e2e/engines/launch.ts';
import { documents } from '../tests/e2e/routes.ts';
import { serveSellingSite } from '../tests/e2e/selling-site.ts';
import { startProcess } from '../tests/e2e/site-process.ts';
import { HOST } from '../tests/e2e/tagged-site.ts';
import { freePort } from '../tests/setup/free-port.ts';
import { mapBounded } from './build/map-bounded.ts';
import { failureOverview, overviewShots } from './contact-sheet/failure-overview.ts';
import { failureSheet } from './contact-sheet/failure-sheet.ts';
import type { FailureShot } from './contact-sheet/failure-sheet.ts';

/**
 * `npm run failures`: every page of the built site while something it needs fails, used by somebody who wants something
 * of every part of it, when nothing can come any more. Pictures in `.failures/index.html`, which is not kept in git; what
 * is blank, says for ever that it is loading, or throws ends the command with 1.
 *
 * A run of all failures writes a small sheet of some pages too, which is kept: `docs/contact-sheet/failures.webp`.
 *
 * With words after `--` only the failures and the pages with one of these in their name: `npm run failures -- offline`,
 * `npm run failures -- /profile`. The third parties need a build of their own, which is made first.
 */
const root = join(import.meta.dirname, '..');
const folder = join(root, '.failures');

/** Addresses that say more than their page, and one that is none. */
const MORE = [
  '/checkout?plan=yearly',
  '/reset-password?code=abc',
  '/confirm-email?code=abc',
  '/nope',
  '/404?q=silence',
];

/** Pages of the account: they are looked at signed in as well. */
const OF_THE_ACCOUNT = /^\/(?:profile|customer-portal|checkout|success|login|pricing|$)/;

/** Alternately, so that each is seen on both. */
const LOOKS = [
  { size: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'light', shown: 200 },
  { size: 'desktop', viewport: { width: 1280, height: 800 }, colorScheme: 'dark', shown: 420 },
] as const;

/** How many pages are open at once: each waits for the network and the clock most of its time. */
const LANES = 4;

const wanted = process.argv.slice(2);
const isWanted = (name: string, kind: 'failure' | 'path'): boolean => {
  const words = wanted.filter((word) => word.startsWith('/') === (kind === 'path'));
  return words.length === 0 || words.some((word) => (kind === 'path' ? name === word : name.includes(word)));
};

const paths = [...documents, ...MORE].filter((path) => isWanted(path, 'path'));
const failures = FAILURES.filter(({ name }) => isWanted(name, 'failure'));
const ofOthers = thirdPartiesBlocked(HOST).filter(({ name }) => isWanted(name, 'failure'));
if (paths.length === 0 || failures.length + ofOthers.length === 0) {
  const names = [...FAILURES, ...thirdPartiesBlocked(HOST)].map(({ name }) => `  ${name}`).join('\n');
  process.stderr.write(`Nothing is called ${wanted.join(' ')}, expected paths of pages, or of:\n${names}\n`);
  process.exit(1);
}
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const shots: FailureShot[] = [];
let taking = 0;
if (failures.length > 0) await lookAtSite();
if (ofOthers.length > 0) await lookAtSellingSite();
if (failures.length === FAILURES.length && ofOthers.length === thirdPartiesBlocked(HOST).length) await keepOverview();
const bad = shots.filter(({ wrong }) => wrong.length > 0);
for (const { failure, path, wrong } of bad) process.stdout.write(`${failure} ${path}: ${wrong.join('; ')}\n`);
process.stdout.write(`${shots.length} looked at, ${bad.length} wrong. Look: .failures/index.html\n`);
process.exitCode = bad.length > 0 ? 1 : 0;

/** Takes a picture of the small sheet. Pages that were not looked at are not on it. */
async function keepOverview(): Promise<void> {
  const chosen = overviewShots(shots);
  if (chosen.length === 0) return;
  const sources = chosen.map(({ file }) => `data:image/webp;base64,${readFileSync(join(folder, file), 'base64')}`);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.setContent(failureOverview(chosen, sources), { waitUntil: 'load' });
    const sheet = await page.locator('body').screenshot();
    await sharp(sheet).webp({ quality: 55, effort: 6 }).toFile(join(root, 'docs/contact-sheet/failures.webp'));
  } finally {
    await browser.close();
  }
}

/** The site as it is built, with what can fail of its own. */
async function lookAtSite(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'failures-'));
  const site = await startProcess({ PORT: '0', DATA_DIR: dataDir });
  try {
    await look({ origin: site.origin, these: failures });
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The site as it sells with Paddle and measures with every tool, each of which can be blocked. */
async function lookAtSellingSite(): Promise<void> {
  const port = await freePort();
  const site = await serveSellingSite(port);
  try {
    await look({ trustedOrigin: `http://${HOST}:${port}`, these: ofOthers, origin: `http://localhost:${port}` });
  } finally {
    await site.stop();
  }
}

interface Looked {
  /** Where the site is, for this process. */
  readonly origin: string;
  /** Where it is for the browser, if that is another name. */
  readonly trustedOrigin?: string;
  readonly these: readonly Failure[];
}

async function look({ origin, trustedOrigin, these }: Looked): Promise<void> {
  const browser = await launchBrowser(trustedOrigin === undefined ? {} : { trustedOrigin });
  try {
    const session = await newSession(origin, 'grace');
    for (const failure of these) {
      const all = paths.flatMap((path, index): Taken[] => [
        { failure, path, look: LOOKS[index % 2] ?? LOOKS[0] },
        ...(OF_THE_ACCOUNT.test(path) ? [{ failure, path, look: LOOKS[(index + 1) % 2] ?? LOOKS[1], session }] : []),
      ]);
      const taken = await mapBounded(all, LANES, (each) => take(browser, trustedOrigin ?? origin, each));
      shots.push(...taken);
      writeFileSync(join(folder, 'index.html'), failureSheet(shots));
      process.stdout.write(`${failure.name}: ${paths.length} pages\n`);
    }
  } finally {
    await browser.close();
  }
}

interface Taken {
  readonly failure: Failure;
  readonly path: string;
  readonly look: (typeof LOOKS)[number];
  readonly session?: Session;
}

async function take(
  browser: Browser,
  origin: string,
  { failure, path, look: how, session }: Taken,
): Promise<FailureShot> {
  const { viewport, colorScheme, shown, size } = how;
  const context = await browser.newContext({ baseURL: origin, viewport, colorScheme, reducedMotion: 'reduce' });
  try {
    const { page, endless, thrown } = await openFailing(context, path, failure, session);
    const hasLeft = failure.mayLeave === true && page.url().startsWith('chrome-error:');
    const seen = hasLeft ? [] : [...(await blanks(page)), ...(await deadEnds(page))];
    const wrong = [...endless, ...seen, ...thrown];
    taking += 1;
    const file = `${taking}.webp`;
    await sharp(await page.screenshot({ fullPage: true, animations: 'disabled' }))
      .resize({ width: shown * 2 })
      .extend({ bottom: 1 })
      .toBuffer({ resolveWithObject: true })
      .then(({ data, info }) =>
        sharp(data)
          .extract({ left: 0, top: 0, width: info.width, height: Math.min(info.height, info.width * 6) })
          .webp({ quality: 70 })
          .toFile(join(folder, file)),
      );
    return { failure: failure.name, path: `${path}${session ? ', signed in' : ''}`, size, shown, file, wrong };
  } finally {
    await context.close();
  }
}
