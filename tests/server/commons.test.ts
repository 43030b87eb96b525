import { expect, test } from 'vitest';
import { messageOf } from './http.ts';
import type { HttpResponse } from './http.ts';
import { startSite } from './site.ts';

const entries = (response: HttpResponse) => response.json()['data'] as Record<string, unknown>[];
const keys = (response: HttpResponse) => entries(response).map(({ key }) => key);

test('a new site has its first content', async () => {
  const site = await startSite();
  const response = await site.send('/api/commons');
  expect(Object.fromEntries(entries(response).map(({ key, value }) => [key, value]))).toEqual({
    announcement: null,
    tagline: 'Record your screen. Keep the good part.',
    support_email: 'support@onset.example',
    latest_version: '2.4.0',
  });
});

test('it is sorted, paged and narrowed as asked', async () => {
  const site = await startSite();
  expect(keys(await site.send('/api/commons?sort=key:desc'))).toEqual([
    'tagline',
    'support_email',
    'latest_version',
    'announcement',
  ]);
  expect(keys(await site.send('/api/commons?sort[0]=key&pagination[page]=2&pagination[pageSize]=3'))).toEqual([
    'tagline',
  ]);
  expect(keys(await site.send('/api/commons?filters[key]=tagline'))).toEqual(['tagline']);
  expect(keys(await site.send('/api/commons?filters[key][$eq]=none'))).toEqual([]);
  expect((await site.send('/api/commons?filters%5Bkey%5D%5B$eq%5D=none')).json()['meta']).toEqual({
    pagination: { page: 1, pageSize: 25, pageCount: 0, total: 0 },
  });
  expect(
    entries(await site.send('/api/commons?fields=value&pagination[pageSize]=1')).map((entry) => Object.keys(entry)),
  ).toEqual([['id', 'documentId', 'value']]);
});

test.for(['pagination[pageSize]=0', 'pagination[pageSize]=-1', 'pagination[pageSize]=all', 'pagination[page]=0'])(
  'a page that is none is the first, of the usual size: %s',
  async (query) => {
    const site = await startSite();
    expect((await site.send(`/api/commons?${query}`)).json()['meta']).toMatchObject({
      pagination: { page: 1, pageSize: 25, total: 4 },
    });
  },
);

test.for([
  ['sort=nope', 'Invalid key nope'],
  ['fields[0]=password_hash', 'Invalid key password_hash'],
  ['filters[key][$contains]=a', 'Invalid key $contains'],
  ['filters[constructor][$eq]=a', 'Invalid key constructor'],
] as const)('what it does not know is rejected: %s', async ([query, message]) => {
  const site = await startSite();
  const response = await site.send(`/api/commons?${query}`);
  expect([response.status, messageOf(response)]).toEqual([400, message]);
});

test.for([
  ['sort', (times: number) => Array.from({ length: times }, () => 'sort=key').join('&')],
  ['sort', (times: number) => `sort=${Array.from({ length: times }, () => 'id:desc').join(',')}`],
  ['sort', (times: number) => Array.from({ length: times }, (_, index) => `sort[${index}]=key`).join('&')],
  ['filters', (times: number) => Array.from({ length: times }, () => 'filters[key]=tagline').join('&')],
  ['filters', (times: number) => Array.from({ length: times }, () => 'filters[key][$eq]=tagline').join('&')],
] as const)('five of a kind are enough: %s', async ([name, query]) => {
  const site = await startSite();
  const ask = (times: number) => site.send(`/api/commons?${query(times)}`);
  expect((await ask(5)).status).toBe(200);
  for (const times of [6, 500]) {
    const response = await ask(times);
    expect([response.status, response.json()]).toEqual([
      400,
      {
        data: null,
        error: {
          status: 400,
          name: 'ValidationError',
          message: `Invalid ${name}: ${times} given. Use at most 5.`,
          details: { source: 'query', param: name },
        },
      },
    ]);
  }
});
