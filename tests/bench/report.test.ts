import { expect, test } from 'vitest';
import { report } from './report/report.ts';
import type { KeptResults, Machine, MeasuredPage } from './kept/schema.ts';

const machine: Machine = {
  cpu: 'One',
  cores: 2,
  memoryGB: 8,
  system: 'Linux',
  node: 'v26.0.0',
  browser: 'Chromium 153',
};
const part = { at: '2026-11-22T10:00:00.000Z', seconds: 60, machine };
const speed = { performance: 100, lcp: 1200, tbt: 0, cls: 0 };
const visited = {
  weight: { html: 10_000, css: 16_000, js: 6000, font: 36_000, other: 900, requests: 8 },
  categories: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100, 'agentic-browsing': 100 },
  failedAudits: {},
  speed,
};
const page: MeasuredPage = { path: '/', at: part.at, runs: 5, ...visited, scriptless: { ...speed, lcp: 1150 } };
const bare = { ...visited, weight: { ...visited.weight, js: 96_000 } };

const pages = (...all: MeasuredPage[]): KeptResults => ({ pages: { ...part, result: { bare, pages: all } } });
const lines = (results: KeptResults): string[] => report(results).document.split('\n');

test('without results the document says so, and how to measure each part', () => {
  const { document, charts } = report({});
  expect(document).toContain('Nothing has been measured yet.');
  for (const words of [
    'pages',
    'serving',
    'accounts',
    'growth 25 200 1000 5000',
    'development storybook stories styles',
  ])
    expect(document).toContain(`Not measured yet: \`npm run bench -- ${words}\`.`);
  expect(charts).toEqual({});
});

test('a page stands beside itself without scripts and beside the plainest page', () => {
  const all = lines(pages(page));
  expect(all).toContain('| `/` | 10.0 | 16.0 | 6.0 | 36.0 | 0.9 | 8 | 0.06 |');
  // The performance is the median of all runs, and not that of the whole audit alone.
  expect(all).toContain('| `/` | 1,200 | 1,150 | 1.04 | 0 | 0.000 | 5 × 100 |');
  expect(all).toContain('No page is over a limit, or below 100.');
});

test('a page over a limit, or below 100, is named with what is expected', () => {
  const slow = { ...page, path: '/slow', speed: { ...speed, lcp: 1400, performance: 96 } };
  const heavy = { ...page, path: '/heavy', weight: { ...page.weight, js: 10_753, html: 30_000 } };
  const waking = { ...page, path: '/success', weight: { ...page.weight, js: 88_000 } };
  const all = lines(pages(heavy, slow, waking));
  expect(all.filter((line) => line.startsWith('- `/'))).toEqual([
    '- `/heavy`: 10753 bytes of JavaScript, expected at most 10752',
    '- `/heavy`: 46000 bytes of HTML and CSS, expected at most 40000',
    '- `/slow`: LCP 1400 ms, expected at most 1.1 × 1150 ms',
    '- `/slow`: performance 96, expected 100: in some runs',
  ]);
  expect(all).toContain('- Lighthouse says 100 in everything of 2 of 3 pages.');
});

test('an address that could not be measured stands there with why, in one row', () => {
  const sites = [
    { name: 'This site', url: 'http://localhost:1234/', ...visited },
    { name: 'A | B', url: 'https://example.com/', unreachable: 'it answers\nwith 500' },
  ];
  const all = lines({ beside: { ...part, result: { runs: 3, sites } } });
  expect(all).toContain('| A \\| B | *could not be measured: it answers with 500* |  |  |  |  |  |  |');
  expect(all).toContain('- This site: on the machine that measured');
});

test('without nginx the rates beside node:http stand alone, and the document says why', () => {
  const rates = { what: '/ (brotli)', connections: 10, perSecond: 9000, otherPerSecond: 10_000, ratio: 0.9 };
  const result = { bare: [rates], nginx: 'nginx is not installed on this machine' };
  const all = lines({ serving: { ...part, result } });
  expect(all).toContain('| / (brotli) | 10 | 9,000 | 10,000 | 0.90 | – | – |');
  expect(all).toContain('There is no comparison: nginx is not installed on this machine.');
});

test('parts of two machines say which is whose', () => {
  const storybook = { ...part, result: { seconds: 40, stories: 300, bytes: 9_000_000 } };
  const stories = {
    ...part,
    machine: { ...machine, cores: 64 },
    result: { files: ['faq'], seconds: 10, tests: 20, median: 300, slowest: [] },
  };
  const all = lines({ storybook, stories });
  expect(all).toContain('1. One, 2 cores, 8 GB; Linux; Node v26.0.0; Chromium 153.');
  expect(all).toContain('| `stories` | 2026-11-22 10:00 | 60 | 2 |');
  expect(lines({ storybook })).toContain('| `storybook` | 2026-11-22 10:00 | 60 |');
});

test('charts have colours for both schemes, and nothing that a picture may not have', () => {
  const { charts } = report(pages(page));
  expect(Object.keys(charts)).toEqual(['scripts.svg', 'first-sight.svg']);
  for (const svg of Object.values(charts)) {
    expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).toContain('@media (prefers-color-scheme: dark)');
    expect(svg).not.toMatch(/<script|href=|url\(|ecmeta_|:hover|NaN|undefined/);
    // Every colour is one of the two schemes'.
    expect(
      [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].filter(
        ([, colour = '']) => !/^(?:var\(--\w+\)|none)$/.test(colour),
      ),
    ).toEqual([]);
  }
});

test('the same results make the same charts, whatever was drawn before', () => {
  expect(report(pages(page)).charts).toEqual(report(pages(page)).charts);
});
