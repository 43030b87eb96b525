import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PictureDesk, pictureGroup } from './pictures.ts';

const root = join(import.meta.dirname, '../..');

test.each(readdirSync(join(root, 'site/pages')).map((name) => `site/pages/${name}`))(
  '%s has approved pictures where they are looked for',
  async (file) => {
    const group = await pictureGroup(root, file);
    expect(existsSync(join(root, 'stories/__visual__/light-phone', group))).toBe(true);
  },
);

test('a page without a story has no pictures, and none can be made', async () => {
  const desk = new PictureDesk(root);
  await expect(desk.make('site/pages/none.ts')).rejects.toThrow('No story in stories/pages imports site/pages/none.ts');
  expect((await desk.of('site/pages/none.ts')).pictures).toEqual([]);
});

test('no picture is read from elsewhere', async () => {
  const desk = new PictureDesk(root);
  expect(await desk.read('approved', 'light-phone/pages/pricing/default')).toBeInstanceOf(Buffer);
  for (const name of ['../package', 'light-phone/../../package', '/etc/passwd', 'light-phone/pages/none/default', ''])
    expect(await desk.read('approved', name)).toBeUndefined();
});
