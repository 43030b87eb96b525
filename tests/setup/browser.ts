import { execFileSync } from 'node:child_process';
import { readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { writeFontConfiguration } from './browser-fonts.ts';

/** Playwright's launch options, and whether the browser is the one of the screenshots. */
export interface TestBrowser {
  readonly pinned: boolean;
  readonly launch: {
    readonly executablePath: string;
    readonly args: string[];
    readonly env: Record<string, string | undefined>;
  };
}

/**
 * Returns the browser of the lock file, which exists for Linux on x64, or the one of `CHROMIUM_PATH`, which is good
 * for everything but screenshots.
 */
export async function testBrowser(): Promise<TestBrowser> {
  const given = process.env['CHROMIUM_PATH'];
  const pinned = given === undefined || given === '';
  return {
    pinned,
    launch: {
      executablePath: pinned ? await pinnedBrowser() : given,
      args: browserArguments,
      env: { ...process.env, FONTCONFIG_FILE: await writeFontConfiguration() },
    },
  };
}

async function pinnedBrowser(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      'CHROMIUM_PATH is not set. Set it to the path of a Chromium, because the lock file has one for Linux x64 only.',
    );
  const path = await chromium.executablePath();
  // The package unpacks it into the folder for temporary files and doesn't replace another version there.
  const expected = packageVersion().split('.')[0] ?? '';
  const version = execFileSync(path, ['--version'], { encoding: 'utf8' }).trim();
  if (!version.includes(` ${expected}.`))
    throw new Error(`${path} is ${version}, but the lock file has version ${expected}. Delete it and try again.`);
  return path;
}

function packageVersion(): string {
  const path = join(import.meta.dirname, '../../node_modules/@sparticuz/chromium/package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}

/** Launch arguments that make pixels and timing the same everywhere. */
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  ...(hasSharedMemory() ? [] : ['--disable-dev-shm-usage']),
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // A tile that is partly repainted differs slightly at its edges.
  '--disable-partial-raster',
  '--disable-lcd-text',
  // The instructions of newer processors round differently.
  '--disable-skia-runtime-opts',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** True if shared memory has room for large screenshots. A container often has 64 MB, and Chromium needs files instead. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 1e9;
  } catch {
    return false;
  }
}
