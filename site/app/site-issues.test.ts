import { expect, test, vi } from 'vitest';
import { issueText } from '../compositor/page-issue.ts';
import type { PageDocument } from '../compositor/page-document.ts';
import { issuesOfPath, siteIssues } from './site-issues.ts';

/** Pages of which `/wrong` has an unknown section, and `/linking` a broken link. */
vi.mock('./pages.ts', async () => {
  const { pageSet } = await import('../compositor/page-set.ts');
  const page = (answer: string, section = 'faq'): { default: unknown } => ({
    default: {
      title: 'A note',
      description: 'A page of the tests of its issues.',
      sections: [
        { section: 'page-hero', id: 'top', content: { layout: 'title', label: 'Note', heading: 'A note' } },
        {
          section,
          id: 'questions',
          content: { label: 'Questions', heading: 'Asked', questions: [{ question: 'Why?', answer }] },
        },
      ],
    } as unknown as PageDocument,
  });
  const pages = pageSet({
    'right.ts': page('See [more](/wrong#questions).'),
    'wrong.ts': page('So.', 'faqs'),
    'linking.ts': page('See [more](/rihgt).'),
  });
  return {
    ...pages,
    allPaths: new Set(['/right', '/wrong', '/linking']),
    pageIssues: pages.issues,
    sourceOf: (path: string) => `site/pages${path}.ts`,
  };
});

vi.mock('../content/default-layout.ts', () => ({ header: {}, footer: { links: [{ href: '/rigth' }] } }));

const UNKNOWN = 'site/pages/wrong.ts: sections[1].section (faqs “questions”) is "faqs". Did you mean "faq"? ';
const BROKEN =
  'site/pages/linking.ts: sections[1].content.questions[0].answer (faq “questions”) links to /rihgt, which doesn’t exist. Did you mean /right?';

test('a page with issues keeps no other page from being rendered, although they link to it', () => {
  expect(issuesOfPath('/right')).toEqual([]);
  expect(issuesOfPath('/wrong').map(issueText)).toEqual([expect.stringContaining(UNKNOWN)]);
  expect(issuesOfPath('/linking').map(issueText)).toEqual([BROKEN]);
});

test('the build reports the issues of all pages', () => {
  expect(siteIssues().map(issueText)).toEqual([
    expect.stringContaining(UNKNOWN),
    BROKEN,
    'site/content/navigation.ts: links to /rigth, which doesn’t exist. Did you mean /right?',
  ]);
});
