import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PictureDesk, ownPictureGroup, pictureGroup } from './pictures.ts';

const root = join(import.meta.dirname, '../..');

const pages = readdirSync(join(root, 'site/pages'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:ts|json)$/.test(name))
  .map((name) => `site/pages/${name.replaceAll('\\', '/')}`);

test.each(pages)('%s has approved pictures where they are looked for', async (file) => {
  const group = await pictureGroup(root, file);
  expect(existsSync(join(root, 'stories/__visual__/light-phone', group))).toBe(true);
});

test('pictures that a story of another page has too are not its own', async () => {
  const site = mkdtempSync(join(tmpdir(), 'pictures-'));
  try {
    const story = (name: string, page: string, title: string): void =>
      writeFileSync(
        join(site, `stories/pages/${name}.stories.tsx`),
        `import document from '../../site/pages/${page}';\nconst meta = { title: 'Pages/${title}' };\n`,
      );
    mkdirSync(join(site, 'stories/pages'), { recursive: true });
    story('pricing', 'pricing.ts', 'Pricing');
    expect(await ownPictureGroup(site, 'site/pages/pricing.ts')).toBe('pages/pricing');
    story('company-pricing', 'company/pricing.ts', 'Pricing');
    expect(await ownPictureGroup(site, 'site/pages/company/pricing.ts')).toBeUndefined();
    expect(await ownPictureGroup(site, 'site/pages/none.ts')).toBeUndefined();
  } finally {
    rmSync(site, { recursive: true });
  }
});

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
