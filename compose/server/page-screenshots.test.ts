import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { screenshotFolder } from './page-screenshots.ts';

const root = join(import.meta.dirname, '../..');

const pages = readdirSync(join(root, 'site/pages'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:ts|json)$/.test(name))
  .map((name) => `site/pages/${name.replaceAll('\\', '/')}`);

test.each(pages)('%s has its approved screenshots in the folder of its story', async (file) => {
  const folder = await screenshotFolder(root, file);
  expect(existsSync(join(root, 'stories/__visual__/light-phone', folder ?? 'none'))).toBe(true);
});

test('a folder that stories of two pages have in common belongs to neither', async () => {
  const site = mkdtempSync(join(tmpdir(), 'screenshots-'));
  try {
    const story = (name: string, page: string, title: string): void =>
      writeFileSync(
        join(site, `stories/pages/${name}.stories.tsx`),
        `import document from '../../site/pages/${page}';\nconst meta = { title: 'Pages/${title}' };\n`,
      );
    mkdirSync(join(site, 'stories/pages'), { recursive: true });
    story('pricing', 'pricing.ts', 'Pricing');
    expect(await screenshotFolder(site, 'site/pages/pricing.ts')).toBe('pages/pricing');
    story('company-pricing', 'company/pricing.ts', 'Pricing');
    expect(await screenshotFolder(site, 'site/pages/company/pricing.ts')).toBeUndefined();
    expect(await screenshotFolder(site, 'site/pages/none.ts')).toBeUndefined();
  } finally {
    rmSync(site, { recursive: true });
  }
});
