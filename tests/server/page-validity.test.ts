import { describe, expect, test } from 'vitest';
import { validityOf } from '../../scripts/build/check-pages.ts';
import { startSite } from './site.ts';

const DAY = 86_400_000;
const files = { 'sale/index.html': '<!doctype html><p>Half the price</p>' };

describe('specification 5: a page that the build made is a 404 outside the days it is there', () => {
  test('from the moment it ends, while the server runs', async () => {
    const site = await startSite({ files, pageValidity: { '/sale': { until: Date.now() + DAY } } });
    const before = await site.send('/sale');
    expect([before.status, before.text]).toEqual([200, files['sale/index.html']]);
    site.wait(DAY);
    const etag = String(before.headers.etag);
    const asked: Record<string, string>[] = [{}, { 'if-none-match': etag }, { 'accept-encoding': 'br' }];
    for (const headers of asked) {
      const after = await site.send('/sale', { headers });
      expect([after.status, after.text]).toEqual([404, '<!doctype html><p>Not found</p>']);
    }
    expect((await site.send('/sale', { method: 'HEAD' })).status).toBe(404);
    expect((await site.send('/')).status).toBe(200);
  });

  test('until the moment it begins', async () => {
    const site = await startSite({ files, pageValidity: { '/sale': { from: Date.now() + DAY } } });
    expect((await site.send('/sale')).status).toBe(404);
    site.wait(DAY);
    expect((await site.send('/sale')).status).toBe(200);
  });

  test('the build tells the server the days of the pages that have some', () => {
    const pages = [
      { path: '/', validity: undefined },
      { path: '/always', validity: {} },
      { path: '/sale', validity: { from: '2027-03-01', until: '2027-04-01' } },
      { path: '/soon', validity: { from: '2027-03-01' } },
    ];
    const [from, until] = [Date.UTC(2027, 2, 1), Date.UTC(2027, 3, 1)];
    expect(validityOf(pages)).toEqual({
      '/sale': { from, until },
      '/sale.md': { from, until },
      '/share/sale.png': { from, until },
      '/soon': { from },
      '/soon.md': { from },
      '/share/soon.png': { from },
    });
  });
});

test('a note of the build that cannot be read stops the start', async () => {
  await expect(startSite({ pageValidity: { '/sale': 'soon' } })).rejects.toThrow(
    'site/build/page-validity.json is not usable',
  );
});
