import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { icoOf } from '../../scripts/build/icons.ts';
import { drawSharePicture } from '../../scripts/build/share-picture.ts';
import { writeSharePictures } from '../../scripts/build/share-pictures.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'share-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const content = {
  brand: 'Name',
  title: 'Pricing & more',
  description: 'What it costs, and <why>.',
  path: '/pricing',
  at: 0.5,
};

test('a picture is as large as services ask for, and small enough to be fetched at a glance', async () => {
  const bytes = await drawSharePicture(content);
  const { width, height, format } = await sharp(bytes).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'png']);
  expect(bytes.length).toBeLessThan(60_000);
});

/** How dark a row of the picture is at its darkest, from 0 to 255. */
async function darkest(bytes: Buffer, box: { left: number; top: number; width: number; height: number }) {
  // `stats` looks at the whole of what it is given, so the part is made first.
  const part = await sharp(bytes).removeAlpha().extract(box).greyscale().png().toBuffer();
  const { channels } = await sharp(part).stats();
  return channels[0]?.min ?? Number.NaN;
}

test('the longest title stands above the timeline, and within the margins', async () => {
  const title = 'Mmmmmmmm mmmmmmm mmmmmmmm mmmmmmmm mmmmmm mmmmmm mmmmm mmmmm';
  const bytes = await drawSharePicture({ ...content, title, description: 'm'.repeat(20).concat(' ').repeat(7) });
  expect(await darkest(bytes, { left: 0, top: 150, width: 1200, height: 60 })).toBeLessThan(60);
  expect(await darkest(bytes, { left: 0, top: 100, width: 60, height: 330 })).toBeGreaterThan(230);
  expect(await darkest(bytes, { left: 1140, top: 100, width: 60, height: 330 })).toBeGreaterThan(230);
  expect(await darkest(bytes, { left: 0, top: 425, width: 60, height: 20 })).toBeGreaterThan(230);
});

test('one long word, and a long path, stay within the picture', async () => {
  const path = `/blog/${'a-long-name-'.repeat(12)}`;
  const bytes = await drawSharePicture({ ...content, title: 'W'.repeat(60), description: 'w'.repeat(160), path });
  expect(await darkest(bytes, { left: 0, top: 150, width: 1200, height: 250 })).toBeLessThan(60);
  expect(await darkest(bytes, { left: 1140, top: 0, width: 60, height: 430 })).toBeGreaterThan(230);
  // The brand stands on the left, the path does not reach it.
  expect(await darkest(bytes, { left: 330, top: 40, width: 120, height: 60 })).toBeGreaterThan(230);
});

test('signs that the face lacks are left out, and a title of nothing else leaves the brand', async () => {
  const [plain, signs, foreign, brand] = await Promise.all([
    drawSharePicture(content),
    drawSharePicture({ ...content, title: '🎬 Pricing 🎙️ & more' }),
    drawSharePicture({ ...content, title: 'مرحبا' }),
    drawSharePicture({ ...content, title: content.brand }),
  ]);
  expect(signs.equals(plain)).toBe(true);
  expect(foreign.equals(brand)).toBe(true);
});

test('is set in the site’s own face: other words, another picture', async () => {
  const [one, other, same] = await Promise.all([
    drawSharePicture(content),
    drawSharePicture({ ...content, title: 'Another' }),
    drawSharePicture(content),
  ]);
  expect(one.equals(other)).toBe(false);
  expect(one.equals(same)).toBe(true);
});

test('each page has its own, and what was drawn before is not drawn again', async () => {
  const page = (path: string, title: string) => ({ path, title, description: 'A page.', noindex: false, source: '' });
  const cache = join(folder, 'cache');
  const pages = [page('/', 'Home'), page('/blog/one', 'One')];
  await writeSharePictures(folder, pages, { brand: 'Name', cache });
  const kept = readdirSync(cache);
  expect(kept).toHaveLength(2);
  expect(readFileSync(join(folder, 'share/home.png')).equals(readFileSync(join(folder, 'share/blog/one.png')))).toBe(
    false,
  );
  await writeSharePictures(folder, pages, { brand: 'Name', cache });
  expect(readdirSync(cache)).toEqual(kept);
});

test('a picture that was damaged since it was kept is drawn again', async () => {
  const page = { path: '/', title: 'Home', description: 'A page.', noindex: false, source: '' };
  const cache = join(folder, 'cache');
  const shared = join(folder, 'share/home.png');
  await writeSharePictures(folder, [page], { brand: 'Name', cache });
  const right = readFileSync(shared);
  const [name = ''] = readdirSync(cache);
  const kept = readFileSync(join(cache, name));
  for (const damaged of [Buffer.alloc(0), kept.subarray(0, 40), kept.subarray(0, -1), Buffer.from('<html>')]) {
    writeFileSync(join(cache, name), damaged);
    await writeSharePictures(folder, [page], { brand: 'Name', cache });
    expect(readFileSync(shared).equals(right)).toBe(true);
  }
  expect(readdirSync(cache)).toEqual([name]);
});

test('an ICO file holds the picture it is made of', () => {
  const png = Buffer.from('the picture');
  const ico = icoOf(png, 32);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14))).toEqual(png);
});
