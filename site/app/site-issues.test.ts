import { expect, test, vi } from 'vitest';
import { formatIssue } from '../compositor/page-issue.ts';
import type { PageDocument } from '../compositor/page-document.ts';
import type * as sitePages from '../compositor/pages.ts';
import { findIssuesOfPath, siteIssues } from './site-issues.ts';

/** Pages: `/wrong` has an unknown section, and `/linking` a broken link. */
vi.mock('../compositor/pages.ts', async (importOriginal) => {
  const { createPageSet } = await importOriginal<typeof sitePages>();
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
  const pages = createPageSet({
    'right.ts': page('See [more](/wrong#questions).'),
    'wrong.ts': page('So.', 'faqs'),
    'linking.ts': page('See [more](/rihgt).'),
  });
  return {
    ...pages,
    allPaths: new Set(['/right', '/wrong', '/linking']),
    pageIssues: pages.issues,
    findSourceFile: (path: string) => `site/pages${path}.ts`,
  };
});

vi.mock('../content/default-layout.ts', () => ({ header: {}, footer: { links: [{ href: '/rigth' }] } }));

const UNKNOWN = 'site/pages/wrong.ts: sections[1].section (faqs “questions”) is "faqs". Did you mean "faq"? ';
const BROKEN =
  'site/pages/linking.ts: sections[1].content.questions[0].answer (faq “questions”) links to /rihgt, which doesn’t exist. Did you mean /right?';

test('a page with issues doesn’t affect pages that link to it', () => {
  expect(findIssuesOfPath('/right')).toEqual([]);
  expect(findIssuesOfPath('/wrong').map(formatIssue)).toEqual([expect.stringContaining(UNKNOWN)]);
  expect(findIssuesOfPath('/linking').map(formatIssue)).toEqual([BROKEN]);
});

test('the build reports the issues of all pages', () => {
  expect(siteIssues().map(formatIssue)).toEqual([
    expect.stringContaining(UNKNOWN),
    BROKEN,
    'site/content/navigation.ts: links to /rigth, which doesn’t exist. Did you mean /right?',
  ]);
});
