import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Page } from '../compositor/page.ts';
import { pageFiles, getPageByFile } from '../compositor/pages.ts';
import { CrawlerMap } from './crawler-map.tsx';

test('CrawlerMap omits pages with noindex and pages that aren’t available', () => {
  const [file = ''] = pageFiles;
  const page = (path: string, rest: Partial<Page>): Page => ({ ...getPageByFile(file), noindex: false, ...rest, path });
  const html = renderToStaticMarkup(
    <CrawlerMap
      pages={[
        page('/available', {}),
        page('/hidden', { noindex: true }),
        page('/expired', { validity: { until: '2020-09-01' } }),
        page('/limited', { validity: { from: '2020-09-01' } }),
      ]}
    />,
  );
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/available', '/limited']);
});
