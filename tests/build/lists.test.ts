import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { ListedPage } from '../../scripts/build/check-pages.ts';
import { writeLists } from '../../scripts/build/lists.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';

let client = '';
beforeEach(() => {
  client = temporaryDir();
});

/** Returns the entry of a page and writes its file, unless the page is outside its dates. */
function page(path: string, title: string, isRendered = true): ListedPage {
  if (isRendered) {
    mkdirSync(join(client, path), { recursive: true });
    writeFileSync(
      join(client, path, 'index.html'),
      `<!doctype html><title>${title}</title><main><h1>${title}</h1><p>Words of ${title}.</p></main>`,
    );
  }
  return { path, title, description: `About ${title}.`, noindex: false, source: `site/pages${path}.ts` };
}

const options = { siteUrl: 'https://www.example.com', brand: 'Name', description: 'A name.', dates: new Map() };

test('writeLists lists no page that is outside its dates', async () => {
  const pages = [page('/', 'Home'), page('/always', 'Always'), page('/sale', 'Springsale', false)];
  await writeLists(client, pages, { ...options, cache: join(client, '.cache') });
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => !file.startsWith('.cache'));
  expect(files).toContain('always.md');
  expect(files).toContain('share/always.png');
  expect(files.filter((file) => file.includes('sale'))).toEqual([]);
  const texts = ['sitemap.xml', 'robots.txt', 'llms.txt', 'search/headings.json', 'search/texts.json'];
  expect(texts.filter((file) => !existsSync(join(client, file)))).toEqual([]);
  const written = texts.map((file) => readFileSync(join(client, file), 'utf8')).join('\n');
  expect(written).toContain('/always');
  expect(written).not.toMatch(/sale/i);
});

test('writeLists dates a page by its last commit or its newest entry, whichever is later', async () => {
  const pages = [{ ...page('/blog', 'Posts'), newest: '2026-11-18' }, page('/', 'Home'), page('/old', 'Old')];
  const dates = new Map([
    ['site/pages/blog.ts', '2026-11-02'],
    ['site/pages/old.ts', '2026-11-03'],
  ]);
  await writeLists(client, pages, { ...options, dates, cache: join(client, '.cache') });
  const map = readFileSync(join(client, 'sitemap.xml'), 'utf8');
  expect(map).toContain('/blog</loc><lastmod>2026-11-18</lastmod>');
  expect(map).toContain('/old</loc><lastmod>2026-11-03</lastmod>');
  expect(map).toContain('<loc>https://www.example.com/</loc></url>');
});
