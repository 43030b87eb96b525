import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shareImage } from '../../scripts/build/share-images.ts';

const content = {
  brand: 'Name',
  title: 'Pricing & more',
  description: 'What it costs, and <why>.',
  at: 0.5,
};

test('a share image has the size that social networks require, and less than 120 kB', async () => {
  const bytes = await shareImage(content);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
  expect(bytes.length).toBeLessThan(120_000);
});

test('a share image omits characters that the font lacks, and shows the brand if none is left', async () => {
  const titles = [content.title, '🎬 Pricing 🎙️ & more', content.brand, 'مرحبا'];
  const images = await Promise.all(titles.map((title) => shareImage({ ...content, title })));
  const [plain, withEmoji, brand, foreign] = images.map((image) => image.toString('base64'));
  expect(withEmoji === plain).toBe(true);
  expect(foreign === brand).toBe(true);
});
