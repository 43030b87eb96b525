import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { postSchema } from '../content/posts.ts';
import { authorNames, topicNames } from '../content/blog.ts';
import type { ContentFile } from '../content/content-file.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';
import {
  findIds,
  findHeadings,
  findDateIssues,
  findFileIssues,
  findLinkIssues,
  findOrderIssues,
  findRepeatedValues,
  findUnfilledFacts,
  outlineErrors,
  pageIssuesBeyondSchema,
  redirectIssues,
} from './checks.ts';
import { formatIssue } from './page-issue.ts';
import type { PageDocument } from './page-document.ts';
import { PageView } from './page-view.tsx';
import { parsePage } from './parse-page.ts';

test('findHeadings returns headings in order, with the text of their children', () => {
  expect(findHeadings('<h1 class="a">One <em>more</em>\n time</h1><p>x</p><h2>Two</h2>')).toEqual([
    { level: 1, text: 'One more time' },
    { level: 2, text: 'Two' },
  ]);
});

test('an outline without skipped levels has no errors', () => {
  expect(outlineErrors('<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2><h2>E</h2><h3>F</h3>')).toEqual([]);
});

test.for([
  ['<h2>A</h2>', 'The page has 0 h1 elements. Use exactly one.'],
  ['<h1>A</h1><h1>B</h1>', 'The page has 2 h1 elements. Use exactly one.'],
  ['<h2>A</h2><h1>B</h1>', '“A” comes before the h1. Begin the page with its h1.'],
  ['<h1>A</h1><h3>B</h3>', '“B” is an h3 below an h1. Don’t skip heading levels.'],
  ['<h1>A</h1><h2><svg></svg></h2>', 'An h2 is empty. Give it a text or remove it.'],
] as const)('the outline of %s has the error “%s”', ([html, error]) => {
  expect(outlineErrors(html)).toEqual([error]);
});

const file = 'site/content/posts/first.md';
const front = {
  title: 'A post of the tests',
  description: 'A description that is long enough to be one, because a search result has room for it.',
  date: '2026-11-18',
  author: authorNames[0],
  tags: `[${topicNames[0]}]`,
  illustration: 'zoom-steps',
};

/** Returns the issues of a post whose front matter is changed. */
function issuesOfPost(changed: Readonly<Record<string, string | undefined>>, text = 'Words.'): string[] {
  const lines = Object.entries({ ...front, ...changed }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  const content = { ...readMarkdown(`---\n${lines.join('\n')}\n---\n\n${text}\n`), file, name: 'first' };
  return findFileIssues(content, postSchema).map(formatIssue);
}

test('a valid post has no issues', () => {
  expect(issuesOfPost({}, 'From {{plans.prices}}, version {{release.version}}.')).toEqual([]);
});

test.for([
  [{ title: 'x'.repeat(61) }, `${file}:2: title is "${'x'.repeat(61)}". Use a text of 1 to 60 characters.`],
  [{ date: 'tomorrow' }, `${file}:4: date is "tomorrow". Use a day such as 2026-11-18.`],
  [{ author: undefined }, `${file}: author is missing. Use one of ${authorNames.join(', ')}.`],
  [{ author: 'Ada' }, `${file}:5: author is "Ada". Use one of ${authorNames.join(', ')}.`],
  [{ tags: '[gossip]' }, `${file}:6: tags is "gossip". Use one of `],
  [{ colour: 'red' }, `${file}:8: colour is an unknown property. Use one of author, date`],
] as const)('a post with %j has an issue with file, line, property and expected value', ([changed, message]) => {
  expect(issuesOfPost(changed)).toEqual([expect.stringContaining(message)]);
});

test('an unknown fact has an issue with its line', () => {
  expect(issuesOfPost({}, 'Only {{plans.price}}.')).toEqual([
    expect.stringContaining(
      `${file}:10: contains the unknown fact {{plans.price}}. Did you mean plans.prices? Use one of brand.`,
    ),
  ]);
});

test('a fact that isn’t replaced has an issue with its line', () => {
  const content = {
    ...readMarkdown('---\ntitle: From {{plans.prices}}\n---\n\nVersion {{release.version}}.\n'),
    file,
    name: 'first',
  };
  const lines = (where: 'in the front matter' | 'in a release'): string[] =>
    findUnfilledFacts(content, where).map(formatIssue);
  expect(lines('in the front matter')).toEqual([
    `${file}:2: contains the fact {{plans.prices}} in the front matter, where facts aren’t inserted. Write the text itself.`,
  ]);
  expect(lines('in a release')).toHaveLength(2);
});

/** Creates a content file with front matter and a text. */
function createFile(name: string, front: Readonly<Record<string, string>>, text = 'Words.'): ContentFile {
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${value}`);
  return { ...readMarkdown(`---\n${lines.join('\n')}\n---\n${text}\n`), file: `${name}.md`, name };
}

const noon = Date.parse('2026-11-22T12:00:00Z');

test('a date in the future has an issue, unless the day has begun in another time zone', () => {
  const issuesOfDates = (date: string, updated = date): string[] =>
    findDateIssues(createFile('a', { date, updated }), noon).map(formatIssue);
  expect(issuesOfDates('2026-11-23')).toEqual([]);
  expect(issuesOfDates('2026-11-24', '2026-11-24')).toEqual([
    'a.md:2: date is 2026-11-24, which is in the future. Use today or an earlier day, because the page is published immediately.',
    'a.md:3: updated is 2026-11-24, which is in the future. Use today or an earlier day, because the page is published immediately.',
  ]);
  expect(issuesOfDates('2026-11-20', '2026-11-19')).toEqual([
    'a.md:3: updated is 2026-11-19. Use 2026-11-20, the date of the post, or a later day.',
  ]);
});

test('dates in the future are not reported without the time, because a server’s clock may be wrong', () => {
  expect(findDateIssues(createFile('a', { date: '2099-01-01' }), undefined)).toEqual([]);
});

test('a title of another file has an issue', () => {
  const files = [
    createFile('a', { title: 'Sound' }),
    createFile('b', { title: 'Light' }),
    createFile('c', { title: 'sound' }),
  ];
  expect(findRepeatedValues(files, 'title').map(formatIssue)).toEqual([
    'c.md:2: title is also used by a.md. Use another one.',
  ]);
});

test('a version dated before an earlier one has an issue, except for a fix of an older version', () => {
  const release = (version: string, date: string): ContentFile =>
    createFile(version, { version: `"${version}"`, date });
  const right = [release('1.9.0', '2026-01-01'), release('1.10.0', '2026-02-01'), release('1.9.1', '2026-03-01')];
  expect(findOrderIssues(right)).toEqual([]);
  expect(findOrderIssues([...right, release('1.11.0', '2026-01-15')]).map(formatIssue)).toEqual([
    '1.11.0.md:3: date is 2026-01-15. Use 2026-02-01, the date of 1.10.0, or a later day.',
  ]);
  expect(findOrderIssues([...right, release('1.9.2', '2026-02-15')])).toHaveLength(1);
});

test('a link to a missing page has an issue with its line, but not one to a file', () => {
  const file = createFile('a', { title: 'A' }, '[a](/there?x#y) [b](/rss.xml) [c](#here)\n\n[d](/nowhere#x)');
  expect(findLinkIssues(file, new Set(['/there'])).map(formatIssue)).toEqual([
    'a.md:6: links to /nowhere, which doesn’t exist. Link to an existing page.',
  ]);
});

describe('a page beyond its schema', () => {
  /** Returns the issues of a page with these answers, and with this timecode of the second step after them. */
  function findIssues(answers: readonly string[], secondTimecode = '00:02'): string[] {
    const content = { label: 'Questions', heading: 'Asked' };
    const questions = answers.map((answer, index) => ({ question: `Question ${index}?`, answer }));
    const steps = ['00:01', secondTimecode].map((timecode) => ({
      timecode,
      title: 'Record',
      text: 'Press the button.',
    }));
    const sections: PageDocument['sections'] = [
      { section: 'page-hero', id: 'top', content: { layout: 'title', label: 'Note', heading: 'A note' } },
      { section: 'faq', id: 'questions', content: { ...content, questions } },
      { section: 'steps', id: 'steps', content: { ...content, steps } },
    ];
    const page = parsePage('note.ts', { title: 'A note', description: 'A page for the tests of checks.', sections });
    const html = renderToStaticMarkup(createElement(PageView, { page }));
    const anchors = new Map([
      ['/note', findIds(html)],
      ['/pricing', new Set(['plans'])],
    ]);
    const targets = {
      paths: new Set(['/note', '/download', '/pricing']),
      getAnchors: (path: string) => anchors.get(path),
      isFile: (path: string) => path === '/rss.xml',
    };
    return pageIssuesBeyondSchema(page, 'site/pages/note.ts', html, targets).map(formatIssue);
  }

  test('has no issues if links have targets and timecodes ascend', () => {
    const links = ['/pricing?plan=yearly#plans', '#questions', '/rss.xml', 'https://example.com/', '/download#mac'];
    expect(findIssues([links.map((href) => `[link](${href})`).join(' ')])).toEqual([]);
  });

  const answer = 'site/pages/note.ts: sections[1].content.questions[1].answer (faq “questions”)';
  test.for([
    ['/donwload', `${answer} links to /donwload, which doesn’t exist. Did you mean /download?`],
    ['/somewhere-else', `${answer} links to /somewhere-else, which doesn’t exist. Link to an existing page.`],
    ['/pricing#plan', `${answer} links to /pricing#plan, but /pricing has no ID “plan”. Did you mean #plans?`],
    ['#x', `${answer} links to #x, but this page has no ID “x”. Use the ID of one of its sections.`],
  ] as const)('has the link %s with an issue that names its location', ([href, message]) => {
    expect(findIssues(['So.', `See [here](${href}).`])).toEqual([message]);
  });

  test('has an issue if a timecode isn’t later than that of the step before', () => {
    expect(findIssues(['So.'], '00:01')).toEqual([
      'site/pages/note.ts: sections[2].content.steps[1].timecode (steps “steps”) is 00:01, which isn’t later than 00:01. Use a later timecode.',
    ]);
  });
});

const PAGES = ['/', '/pricing', '/login', '/terms-and-conditions'].map((path) => ({ path, validity: undefined }));
const TEMPORARY_PAGE = { path: '/christmas', validity: { until: '2027-01-01' } };
const terms = { from: '/terms', to: '/terms-and-conditions', kind: 'permanent' };
const beta = { path: '/beta', since: '2026-01-20', words: 'The beta ended. The newest version is on Download.' };

const findRedirectIssues = (list: readonly unknown[], gone: readonly unknown[] = []): string[] =>
  redirectIssues({ redirects: list, gonePages: gone }, [...PAGES, TEMPORARY_PAGE], ['/rss.xml']).map(formatIssue);

test('valid redirects have no issues', () => {
  const wellKnown = { from: '/.well-known/change-password', to: '/pricing', kind: 'temporary' };
  expect(findRedirectIssues([terms, wellKnown, { from: '/feed', to: '/rss.xml', kind: 'temporary' }], [beta])).toEqual(
    [],
  );
});

describe('a single redirect', () => {
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
    expect(findRedirectIssues([entry])).toEqual([expect.stringContaining(`site/content/redirects.ts: ${message}`)]);
  });

  test.for([
    [{ ...beta, words: 'Gone.' }, 'gonePages[0].words is "Gone.". Use a text of 20 to 200 characters'],
    [{ ...beta, since: 'January' }, 'gonePages[0].since is "January". Use a day such as 2026-01-20'],
    [{ ...beta, path: '/Beta' }, 'gonePages[0].path is "/Beta". Use a path such as /terms'],
    [{ ...beta, path: '/pricing' }, 'gonePages[0].path is /pricing, which is a page. Use a path without a page.'],
  ] as const)('the removed page %j has an issue', ([entry, message]) => {
    expect(findRedirectIssues([], [entry])).toEqual([expect.stringContaining(`site/content/redirects.ts: ${message}`)]);
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
    expect(findRedirectIssues(list, gone)).toEqual(messages.map((message) => expect.stringContaining(message)));
  });
});
