import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Page } from '../compositor/page.ts';
import { pageFiles, pageOfFile } from './pages.ts';
import { CrawlerMap } from './crawler-map.tsx';

test('the map leads to no page that is not to be found, or not there at the time', () => {
  const [file = ''] = pageFiles;
  const page = (path: string, rest: Partial<Page>): Page => ({ ...pageOfFile(file), noindex: false, ...rest, path });
  const html = renderToStaticMarkup(
    <CrawlerMap
      pages={[
        page('/there', {}),
        page('/hidden', { noindex: true }),
        page('/gone', { validity: { until: '2020-09-01' } }),
        page('/still-there', { validity: { from: '2020-09-01' } }),
      ]}
    />,
  );
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/there', '/still-there']);
});
