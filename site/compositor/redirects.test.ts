import { describe, expect, test } from 'vitest';
import { formatIssue } from './page-issue.ts';
import { redirectIssues } from './checks.ts';

const PAGES = ['/', '/pricing', '/login', '/terms-and-conditions'].map((path) => ({ path, validity: undefined }));
const TEMPORARY_PAGE = { path: '/christmas', validity: { until: '2027-01-01' } };
const terms = { from: '/terms', to: '/terms-and-conditions', kind: 'permanent' };
const beta = { path: '/beta', since: '2026-01-20', words: 'The beta ended. The newest version is on Download.' };

const findIssues = (list: readonly unknown[], gone: readonly unknown[] = []): string[] =>
  redirectIssues({ redirects: list, gonePages: gone }, [...PAGES, TEMPORARY_PAGE], ['/rss.xml']).map(formatIssue);

test('valid redirects have no issues', () => {
  const wellKnown = { from: '/.well-known/change-password', to: '/pricing', kind: 'temporary' };
  expect(findIssues([terms, wellKnown, { from: '/feed', to: '/rss.xml', kind: 'temporary' }], [beta])).toEqual([]);
});

describe('a single entry', () => {
  test.for([
    [{ ...terms, from: 'terms' }, 'redirects[0].from is "terms". Use a path such as /terms: lower-case letters'],
    [{ ...terms, from: '/Terms' }, 'redirects[0].from is "/Terms". Use a path'],
    [{ ...terms, from: '/.terms' }, 'redirects[0].from is "/.terms". Use a path'],
    [{ ...terms, from: '/terms/' }, 'redirects[0].from is "/terms/". Use a path'],
    [{ ...terms, from: '/' }, 'redirects[0].from is "/". Use a path'],
    [{ ...terms, from: '/a?b' }, 'redirects[0].from is "/a?b". Use a path'],
    [{ ...terms, from: '/sitemap.xml' }, 'redirects[0].from is "/sitemap.xml". Use a path'],
    [{ ...terms, from: '/terms *' }, 'redirects[0].from is "/terms *". Use a path'],
    [{ ...terms, to: 'https://example.com' }, 'redirects[0].to is "https://example.com". Use the path of a page'],
    [{ ...terms, to: '//example.com' }, 'redirects[0].to is "//example.com". Use the path of a page'],
    [{ ...terms, to: undefined }, 'redirects[0].to is missing. Use the path of a page'],
    [{ ...terms, kind: 308 }, 'redirects[0].kind is 308. Use permanent or temporary'],
    [{ ...terms, status: 301 }, 'redirects[0].status is an unknown property. Use one of from, kind, to'],
    [
      { ...terms, from: '/api/users' },
      'redirects[0].from is /api/users, where the server answers. Use a path that isn’t below /api, /assets',
    ],
    ['/terms', 'redirects[0] is "/terms". Use an object'],
  ] as const)('%j has an issue', ([entry, message]) => {
    expect(findIssues([entry])).toEqual([expect.stringContaining(`site/content/redirects.ts: ${message}`)]);
  });

  test.for([
    [{ ...beta, words: 'Gone.' }, 'gonePages[0].words is "Gone.". Use a text of 20 to 200 characters'],
    [{ ...beta, since: 'January' }, 'gonePages[0].since is "January". Use a day such as 2026-01-20'],
    [{ ...beta, path: '/Beta' }, 'gonePages[0].path is "/Beta". Use a path such as /terms'],
    [{ ...beta, path: '/pricing' }, 'gonePages[0].path is /pricing, which is a page. Use a path without a page.'],
  ] as const)('the removed page %j has an issue', ([entry, message]) => {
    expect(findIssues([], [entry])).toEqual([expect.stringContaining(`site/content/redirects.ts: ${message}`)]);
  });
});

describe('redirects in relation to each other and to pages', () => {
  const to = (from: string, target: string) => ({ from, to: target, kind: 'permanent' });
  test.for([
    ['the source is a page', [to('/pricing', '/login')], [], ['[0].from is /pricing, which is a page']],
    ['the target doesn’t exist', [to('/plans', '/prices')], [], ['[0].to is /prices, which doesn’t exist']],
    [
      'the target is available for a limited time',
      [to('/xmas', '/christmas')],
      [],
      ['[0].to is /christmas, which is only available for a limited time'],
    ],
    ['the target was removed', [to('/alpha', '/beta')], [beta], ['[0].to is /beta, which was removed']],
    ['the target is the source', [to('/plans', '/plans')], [], ['[0].to is /plans, which redirects to itself']],
    ['a source is listed twice', [terms, terms], [], ['[1].from is /terms, which is already in the list']],
    [
      'a source was also removed',
      [to('/beta', '/pricing')],
      [beta],
      ['gonePages[0].path is /beta, which is already in the list'],
    ],
    [
      'redirects form a chain',
      [to('/tos', '/terms'), terms],
      [],
      ['[0].to is /terms, which redirects to /terms-and-conditions'],
    ],
    [
      'redirects form a loop',
      [to('/a', '/b'), to('/b', '/a')],
      [],
      ['[0].to is /b, which redirects to /a', '[1].to is /a, which redirects to /b'],
    ],
  ] as const)('have an issue if %s', ([, list, gone, messages]) => {
    expect(findIssues(list, gone)).toEqual(messages.map((message) => expect.stringContaining(message)));
  });
});
