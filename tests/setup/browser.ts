import chromium from '@sparticuz/chromium';

/** Where the browser of the tests lies, and whether it is the one whose pixels the approved pictures were made with. */
export interface TestBrowser {
  readonly path: string;
  readonly pinned: boolean;
}

/**
 * The browser every test uses: the one of the lock file, which is there for Linux on x64. Elsewhere `CHROMIUM_PATH`
 * names one; it does for everything but the comparison of pixels.
 */
export async function pinnedBrowser(): Promise<TestBrowser> {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') return { path: given, pinned: false };
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('CHROMIUM_PATH is not set, expected the path of a Chromium: the pinned one is for Linux on x64');
  return { path: await chromium.executablePath(), pinned: true };
}

/** Launch arguments that make pixels and timing the same everywhere. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // What is painted anew is painted whole: a tile patched up after a change differs by a shade at its seams.
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
