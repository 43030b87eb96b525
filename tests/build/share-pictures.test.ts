import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSharePicture } from '../../scripts/build/share-picture.ts';

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
