import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteScreenshots, screenshotFolder } from './page-screenshots.ts';
import { temporaryDir } from '../../tests/setup/temporary-dir.ts';

const root = join(import.meta.dirname, '../..');

const pages = readdirSync(join(root, 'site/pages'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:ts|json)$/.test(name))
  .map((name) => `site/pages/${name.replaceAll('\\', '/')}`);

test.each(pages)('%s has its approved screenshots in the folder of its story', async (file) => {
  const folder = await screenshotFolder(root, file);
  expect(existsSync(join(root, 'stories/__visual__/light-desktop', folder ?? 'none'))).toBe(true);
});

describe('the screenshots of a removed page', () => {
  let site: string;
  let approved: string;
  beforeEach(() => {
    site = temporaryDir();
    approved = join(site, 'approved');
    mkdirSync(join(site, 'stories/pages'), { recursive: true });
    for (const mode of ['dark-desktop', 'light-phone'])
      mkdirSync(join(approved, mode, 'pages/pricing'), { recursive: true });
    writeStory('pricing', 'pricing.ts');
  });

  const writeStory = (name: string, page: string): void =>
    writeFileSync(
      join(site, `stories/pages/${name}.stories.tsx`),
      `import document from '../../site/pages/${page}';\nconst meta = { title: 'Pages/Pricing' };\n`,
    );
  const remaining = (): string[] =>
    ['dark-desktop', 'light-phone'].filter((mode) => existsSync(join(approved, mode, 'pages/pricing')));

  test('are deleted in every mode', async () => {
    await deleteScreenshots(site, 'site/pages/pricing.ts', approved);
    expect(remaining()).toEqual([]);
  });

  test('stay if a story of another page has the same title, and if the page has no story', async () => {
    writeStory('company-pricing', 'company/pricing.ts');
    for (const page of ['pricing.ts', 'company/pricing.ts', 'none.ts'])
      await deleteScreenshots(site, `site/pages/${page}`, approved);
    expect(remaining()).toHaveLength(2);
  });

  test('are not deleted through a symbolic link', async () => {
    const elsewhere = join(site, 'elsewhere');
    mkdirSync(elsewhere);
    rmSync(join(approved, 'light-phone/pages/pricing'), { recursive: true });
    symlinkSync(elsewhere, join(approved, 'light-phone/pages/pricing'));
    await deleteScreenshots(site, 'site/pages/pricing.ts', approved);
    expect(existsSync(elsewhere)).toBe(true);
  });
});
