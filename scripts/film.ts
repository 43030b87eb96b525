import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { createServer } from 'vite';
import { testBrowser } from '../tests/setup/browser.ts';
import { FRAMES_A_SECOND, HEIGHT, SECONDS, WIDTH } from './film/timing.ts';

/**
 * `npm run film`: renders the film from the illustrations in both themes, frame by frame in the pinned browser, and encodes
 * it with the system's ffmpeg as AV1 and H.264, with its poster. The same sources give the same frames. The files are
 * committed: a build needs neither the browser nor ffmpeg. The captions beside them are written by hand.
 */
const out = join(import.meta.dirname, '../site/public/media');

/** The moment that the poster shows, in seconds. */
const POSTER_AT = 8.6;

/** The largest a file may be, in bytes. */
const MOST = 1_500_000;

/** The file names of each theme, without their extension. */
const FILM_NAMES = { light: 'film', dark: 'film-dark' } as const;
type Theme = keyof typeof FILM_NAMES;

for (const theme of ['light', 'dark'] as const) await makeFilm(theme);

/** Renders and encodes the film in one theme. */
async function makeFilm(theme: Theme): Promise<void> {
  const name = FILM_NAMES[theme];
  const frames = mkdtempSync(join(tmpdir(), 'film-'));
  try {
    mkdirSync(out, { recursive: true });
    await renderFrames(theme, frames);
    const poster = frameFile(frames, Math.round(POSTER_AT * FRAMES_A_SECOND));
    await sharp(poster)
      .avif({ quality: 60, effort: 7 })
      .toFile(join(out, `${name}.avif`));
    const picture = ['-pix_fmt', 'yuv420p', '-colorspace', 'bt709', '-movflags', '+faststart', '-map_metadata', '-1'];
    const av1 = ['-c:v', 'libsvtav1', '-crf', '38', '-preset', '4', '-g', '150', ...picture];
    const h264 = ['-c:v', 'libx264', '-crf', '25', '-preset', 'veryslow', '-profile:v', 'high', ...picture];
    await encode(frames, `${name}.av1.mp4`, av1);
    await encode(frames, `${name}.h264.mp4`, h264);
  } finally {
    rmSync(frames, { recursive: true, force: true });
  }
}

function frameFile(frames: string, index: number): string {
  return join(frames, `${String(index).padStart(4, '0')}.png`);
}

/** Renders every frame of the film as a PNG. */
async function renderFrames(theme: Theme, folder: string): Promise<void> {
  const server = await createServer({
    root: join(import.meta.dirname, 'film'),
    configFile: false,
    plugins: [react(), tailwindcss()],
    server: { port: 0, host: '127.0.0.1', hmr: false },
    cacheDir: join(folder, 'vite'),
    logLevel: 'error',
  });
  await server.listen();
  const { launch, pinned } = await testBrowser();
  if (!pinned)
    throw new Error(
      'CHROMIUM_PATH is set. Unset it: the video is made with the browser in the lock file, so that it is the same everywhere.',
    );
  const browser = await chromium.launch(launch);
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, colorScheme: theme });
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.waitForFunction(() => 'showFrame' in globalThis);
    for (let index = 0; index < SECONDS * FRAMES_A_SECOND; index += 1) {
      await page.evaluate((second) => globalThis.showFrame(second), index / FRAMES_A_SECOND);
      await page.screenshot({ path: frameFile(folder, index) });
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Encodes the frames, and says how large the film is. Rejects where it is larger than it may be. */
async function encode(frames: string, name: string, options: readonly string[]): Promise<void> {
  const file = join(out, name);
  const input = ['-framerate', String(FRAMES_A_SECOND), '-i', join(frames, '%04d.png')];
  await run('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...options, '-threads', '1', file]);
  const { size } = statSync(file);
  process.stdout.write(`${name}: ${(size / 1000).toFixed(0)} kB\n`);
  if (size > MOST) throw new Error(`${name} has ${size} bytes. The limit is ${MOST}.`);
  if (readFileSync(file).subarray(4, 8).toString() !== 'ftyp') throw new Error(`${name} is not an MP4 file`);
}

function run(command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', () => reject(new Error(`${command} was not found. Install it.`)));
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`))));
  });
}
