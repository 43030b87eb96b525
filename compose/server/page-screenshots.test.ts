import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { screenshotName } from '../../.storybook/modes.ts';
import { deleteScreenshots, storyIds } from './page-screenshots.ts';
import { temporaryDir } from '../../tests/setup/temporary-dir.ts';

const root = join(import.meta.dirname, '../..');
const approvedFolder = join(root, 'stories/__visual__');

const pages = readdirSync(join(root, 'site/pages'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:ts|json)$/.test(name))
  .map((name) => `site/pages/${name.replaceAll('\\', '/')}`);

test.each(pages)('%s has approved screenshots of its stories', async (file) => {
  const ids = await storyIds(root, file);
  const missing = ids.filter((id) => !existsSync(join(approvedFolder, `${screenshotName('light-desktop', id)}.webp`)));
  expect(ids).not.toEqual([]);
  expect(missing).toEqual([]);
});

describe('the screenshots of a removed page', () => {
  let site: string;
  let approved: string;
  beforeEach(() => {
    site = temporaryDir();
    approved = join(site, 'approved');
    mkdirSync(join(site, 'stories/pages'), { recursive: true });
    for (const mode of ['dark-desktop', 'light-phone']) {
      mkdirSync(join(approved, mode, 'pages/pricing'), { recursive: true });
      for (const story of ['with-tax', 'other']) writeFileSync(screenshot(mode, story), '');
    }
    writeFileSync(
      join(site, 'stories/pages/pricing.stories.tsx'),
      `import document from '../../site/pages/pricing.ts';\nconst meta = { title: 'Pages/Pricing', args: { document } };\nexport const WithTax = meta.story({\n});\n`,
    );
  });

  const screenshot = (mode: string, story: string): string => join(approved, mode, `pages/pricing/${story}.webp`);

  test('are deleted in every mode, and those of other stories stay', async () => {
    await deleteScreenshots(site, 'site/pages/pricing.ts', approved);
    const files = ['dark-desktop', 'light-phone'].flatMap((mode) => [
      screenshot(mode, 'with-tax'),
      screenshot(mode, 'other'),
    ]);
    expect(files.map((file) => existsSync(file))).toEqual([false, true, false, true]);
  });

  test('are not deleted through a symbolic link', async () => {
    const elsewhere = join(site, 'elsewhere');
    mkdirSync(elsewhere);
    writeFileSync(join(elsewhere, 'with-tax.webp'), '');
    rmSync(join(approved, 'light-phone/pages/pricing'), { recursive: true });
    symlinkSync(elsewhere, join(approved, 'light-phone/pages/pricing'));
    await deleteScreenshots(site, 'site/pages/pricing.ts', approved);
    expect(existsSync(join(elsewhere, 'with-tax.webp'))).toBe(true);
  });
});
