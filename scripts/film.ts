import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { createServer } from 'vite';
import { testBrowser } from '../tests/setup/browser.ts';
import { FRAME_RATE, SIZE } from './film/timing.ts';
import { videos } from './film/videos.ts';
import type { VideoFile } from './film/videos.ts';

/**
 * `npm run film [part of a name …]`: renders the videos of the site from illustrations, in both themes and frame by frame in
 * the pinned browser, and encodes them with the system's ffmpeg as H.264, with a poster, and with the
 * events of each recording. The same sources give the
 * same frames. The files are committed, so a build needs neither the browser nor ffmpeg. Captions are written by hand.
 */
const out = join(import.meta.dirname, '../site/public/media');

/** The largest a file may be, in bytes. */
const MOST = 1_500_000;

type Theme = 'light' | 'dark';

const wanted = process.argv.slice(2);
for (const video of videos)
  if (wanted.length === 0 || wanted.some((part) => video.name.includes(part)))
    for (const theme of ['light', 'dark'] as const) await makeVideo(video, theme);

/** Renders and encodes a video in one theme. */
async function makeVideo(video: VideoFile, theme: Theme): Promise<void> {
  const name = theme === 'dark' ? `${video.name}-dark` : video.name;
  const frames = mkdtempSync(join(tmpdir(), 'film-'));
  try {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    await renderFrames(video, theme, frames);
    const poster = frameFile(frames, Math.round(video.posterAt * FRAME_RATE));
    await sharp(poster)
      .avif({ quality: 60, effort: 7 })
      .toFile(join(out, `${name}.avif`));
    await encode(frames, `${name}.mp4`);
  } finally {
    rmSync(frames, { recursive: true, force: true });
  }
}

function frameFile(frames: string, index: number): string {
  return join(frames, `${String(index).padStart(4, '0')}.jpg`);
}

/** Renders every frame of a video as a JPEG. */
async function renderFrames({ take, seconds, scale }: VideoFile, theme: Theme, folder: string): Promise<void> {
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
    const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: scale, colorScheme: theme });
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.waitForFunction(() => 'showFrame' in globalThis);
    if (take && !take.isEdited && theme === 'light') {
      const events = await page.evaluate(([of, length]) => globalThis.listEvents(of, length), [
        take.name,
        seconds,
      ] as const);
      const lines = events.map((event) => JSON.stringify(event)).join(',\n');
      writeFileSync(join(out, take.name, 'events.json'), `[\n${lines}\n]\n`);
    }
    for (let index = 0; index < seconds * FRAME_RATE; index += 1) {
      await page.evaluate(([shown, second]) => globalThis.showFrame(shown, second), [
        take ?? null,
        index / FRAME_RATE,
      ] as const);
      await page.screenshot({ path: frameFile(folder, index), type: 'jpeg', quality: 98 });
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Encodes the frames and prints the size of the file. Rejects if it is larger than the limit. */
async function encode(frames: string, name: string): Promise<void> {
  const file = join(out, name);
  const input = ['-framerate', String(FRAME_RATE), '-i', join(frames, '%04d.jpg')];
  const codec = ['-c:v', 'libx264', '-crf', '27', '-preset', 'slow', '-profile:v', 'high', '-pix_fmt', 'yuv420p'];
  // Frames are JPEG files, whose colors have the matrix of BT.601.
  const color = ['-colorspace', 'smpte170m', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const rest = ['-movflags', '+faststart', '-map_metadata', '-1', '-threads', '1'];
  await run('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...codec, ...color, ...rest, file]);
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
