import { describe, expect, test } from 'vitest';
import type { PageDocument } from './page-document.ts';
import { PageError } from './page-issue.ts';
import { parsePage } from './parse-page.ts';

const questions = {
  section: 'faq',
  id: 'questions',
  content: { label: 'Questions', heading: 'Asked', questions: [{ question: 'Why?', answer: 'So.' }] },
} satisfies PageDocument['sections'][number];

const page = {
  title: 'Note of {{brand.name}}',
  description: 'A page for the tests of the compositor.',
  sections: [questions],
} satisfies PageDocument;

/** The lines of the error of a document that is no page. */
function issues(document: unknown, file = 'note.ts'): string[] {
  try {
    parsePage(file, document);
  } catch (error) {
    if (error instanceof PageError) return error.message.split('\n');
    throw error;
  }
  return [];
}

const withContent = (content: object): unknown => ({
  ...page,
  sections: [{ ...questions, content: { ...questions.content, ...content } }],
});

test('a page has the overlay, is to be found, and has its facts filled in, unless it says otherwise', () => {
  expect(parsePage('blog/note.json', page)).toMatchObject({
    path: '/blog/note',
    title: 'Note of Onset',
    noindex: false,
    overlay: true,
    navigation: true,
    middleware: [],
    validity: undefined,
    sections: [{ name: 'faq', id: 'questions', hydrate: undefined }],
  });
});

test('a section that needs React hydrates as in the registry or as in the page, or never', () => {
  const parsedHydration = (own: object) => {
    const state = { label: 'State', media: { kind: 'illustration', name: 'raw-take' } };
    const section = {
      section: 'before-after',
      id: 'compared',
      content: { label: 'Compared', heading: 'Both', before: state, after: state },
      ...own,
    };
    return parsePage('note.ts', { ...page, sections: [section] }).sections[0]?.hydrate;
  };
  expect([{}, { hydrate: 'session' }, { hydrate: false }].map(parsedHydration)).toEqual([
    'visible',
    'session',
    undefined,
  ]);
});

describe('what is wrong is said with file, place, what is there and what is expected', () => {
  test('a section nobody knows', () => {
    expect(issues({ ...page, sections: [{ ...questions, section: 'faqs' }] })).toEqual([
      expect.stringMatching(
        /^site\/pages\/note\.ts: sections\[0\]\.section \(faqs “questions”\) is "faqs"\. Did you mean "faq"\? Use one of "account-data", .*"faq"/,
      ),
    ]);
  });

  test('a part of the layout is no section of a page', () => {
    expect(issues({ ...page, sections: [{ ...questions, section: 'footer' }] })[0]).toContain(
      'is "footer". Use one of',
    );
  });

  test('a property nobody knows', () => {
    expect(issues(withContent({ colour: 'red' }))).toEqual([
      'site/pages/note.ts: sections[0].content.colour (faq “questions”) is an unknown property. Use one of groups, groupsLabel, heading, headingLevel, label, lede, questions.',
    ]);
    expect(issues(withContent({ questions: [{ question: 'Why?', answer: 'So.', open: true }] }))).toEqual([
      'site/pages/note.ts: sections[0].content.questions[0].open (faq “questions”) is an unknown property. Use one of answer, question.',
    ]);
  });

  test('a text that is too long', () => {
    expect(issues(withContent({ heading: 'x'.repeat(91) }))).toEqual([
      expect.stringMatching(
        /sections\[0\]\.content\.heading \(faq “questions”\) is "x{76}… \(91 characters\)\. Use a text of 1 to 90 characters\.$/,
      ),
    ]);
  });

  test('a field that is missing', () => {
    expect(issues(withContent({ heading: undefined }))).toEqual([
      'site/pages/note.ts: sections[0].content.heading (faq “questions”) is undefined. Use a JSON value.',
    ]);
    const { heading: _heading, ...headless } = questions.content;
    expect(issues({ ...page, sections: [{ ...questions, content: headless }] })).toEqual([
      'site/pages/note.ts: sections[0].content.heading (faq “questions”) is missing. Use a text of 1 to 90 characters.',
    ]);
    const { title: _title, ...untitled } = page;
    expect(issues(untitled)).toEqual(['site/pages/note.ts: title is missing. Use a text.']);
  });

  test('all missing fields of a page, its sections and their content at once', () => {
    const { content: _content, id: _id, ...section } = questions;
    expect(issues({ sections: [{ ...section, hydrate: 'sometimes' }] }).map((line) => line.split(' ')[1])).toEqual([
      'title',
      'description',
      'sections[0].id',
      'sections[0].content',
      'sections[0].hydrate',
      'sections[0].content.heading',
    ]);
  });

  test('a fact nobody knows', () => {
    expect(issues({ ...page, title: 'From {{price.weekly}}' })).toEqual([
      expect.stringMatching(
        /^site\/pages\/note\.ts: title contains the unknown fact \{\{price\.weekly\}\}\. Did you mean price\.yearly\? Use one of .*price\.monthly/,
      ),
    ]);
  });

  test('an anchor that is used twice, or by the layout', () => {
    expect(issues({ ...page, sections: [questions, questions] })).toEqual([
      'site/pages/note.ts: sections[1].id (faq “questions”) is "questions", like that of sections[0]. Use an ID that is unique on the page.',
    ]);
    expect(issues({ ...page, sections: [{ ...questions, id: 'main' }] })[0]).toContain('which the layout uses');
  });

  test('a middleware nobody registered', () => {
    expect(issues({ ...page, middleware: ['auht'] })).toEqual([
      'site/pages/note.ts: middleware[0] is "auht". Did you mean "auth"? Use one of auth (Unknown route middleware: auht).',
    ]);
  });

  test('waking what needs no React', () => {
    expect(issues({ ...page, sections: [{ ...questions, hydrate: 'session' }] })).toEqual([
      'site/pages/note.ts: sections[0].hydrate (faq “questions”) is "session". Remove it: this section doesn’t use React in the browser.',
    ]);
  });

  test('a page that is never there', () => {
    expect(issues({ ...page, validity: { from: '2026-12-02', until: '2026-12-01' } })).toEqual([
      'site/pages/note.ts: validity is {"from":"2026-12-02","until":"2026-12-01"}. Use an "until" that is later than "from".',
    ]);
  });

  test.for([
    ['A\u0008B', 'U+0008'],
    ['A\ud83d', 'U+D83D'],
    ['A\uffff', 'U+FFFF'],
  ] as const)('a character that feeds and pictures cannot hold: %j', ([title, character]) => {
    expect(issues({ ...page, title: `${title} title` })).toEqual([
      `site/pages/note.ts: title contains the control character ${character}. Remove it.`,
    ]);
  });

  test('what JSON cannot hold', () => {
    expect(issues({ ...page, validity: new Date(0) })[0]).toBe(
      'site/pages/note.ts: validity is an object of a class. Use a JSON value.',
    );
  });

  test('what JSON cannot hold, however hard it is to read, and nothing else of that page', () => {
    const circle: Record<string, unknown> = { heading: 3 };
    circle['lede'] = circle;
    const trap = {
      get heading(): string {
        throw new Error('read');
      },
    };
    const read = (content: unknown): string[] => issues({ ...page, title: 3, sections: [{ ...questions, content }] });
    expect(read({ ...questions.content, heading: 3n })).toEqual([
      'site/pages/note.ts: sections[0].content.heading (faq “questions”) is a bigint. Use a JSON value.',
    ]);
    expect(read(circle)).toEqual([
      'site/pages/note.ts: sections[0].content.lede (faq “questions”) is an object that contains itself. Use a JSON value.',
    ]);
    expect(read(trap)).toEqual([
      'site/pages/note.ts: sections[0].content.heading (faq “questions”) is computed. Use a JSON value.',
    ]);
  });

  test('an object that stands at two places is looked through once', () => {
    let deep: object = { end: 3n };
    for (let depth = 0; depth < 60; depth += 1) deep = { left: deep, right: deep };
    expect(issues({ ...page, sections: [{ ...questions, content: deep }] })).toHaveLength(1);
  });

  test('a list in place of an object', () => {
    expect(issues({ ...page, sections: [{ ...questions, content: [] }] })).toContain(
      'site/pages/note.ts: sections[0].content (faq “questions”) is []. Use an object.',
    );
  });

  test.for(['//evil.example', String.raw`/\evil.example`, '/\t/evil.example'])('a link to %j is no path', (href) => {
    const section = {
      section: 'call-to-action',
      id: 'begin',
      content: { heading: 'Go', action: { label: 'On', href } },
    };
    expect(issues({ ...page, sections: [section] })).toEqual([
      expect.stringContaining('Use a path, an anchor, an https: or a mailto: URL.'),
    ]);
  });

  test('braces without their counterpart', () => {
    expect(issues({ ...page, title: 'From {{brand.name' })).toEqual(['site/pages/note.ts: title has {{ without }}']);
  });

  test('a file whose name is no path', () => {
    expect(issues(page, 'note.tsx')[0]).toContain('site/pages/note.tsx: is not a page file');
  });

  test('the content of the other sections, where one section is unknown', () => {
    const broken = { ...questions, id: 'b', content: { ...questions.content, headingLevel: 9 } };
    const found = issues({ ...page, sections: [{ ...questions, section: 'faqs' }, broken] });
    expect(found).toHaveLength(2);
    expect(found[1]).toContain('sections[1].content.headingLevel (faq “b”) is 9. Use the level 1, 2 or 3');
  });

  test('everything at once, in one error', () => {
    expect(issues({ ...page, title: 'No', sections: [{ ...questions, content: {} }] })).toHaveLength(2);
  });
});

test.for([undefined, null, 'page', 3, [], { sections: 'none' }, { sections: [null] }])('%j is no page', (document) => {
  expect(issues(document).length).toBeGreaterThan(0);
});

test('the compiler refuses what a page cannot be', () => {
  const wrong: PageDocument[] = [
    // @ts-expect-error -- a section nobody knows
    { ...page, sections: [{ ...questions, section: 'faqs' }] },
    // @ts-expect-error -- a part of the layout
    { ...page, sections: [{ ...questions, section: 'footer' }] },
    // @ts-expect-error -- a field is missing
    { ...page, sections: [{ section: 'faq', id: 'a', content: { label: 'Q', questions: [] } }] },
    // @ts-expect-error -- a property nobody knows
    { ...page, sections: [{ section: 'faq', id: 'a', content: { ...questions.content, colour: 'red' } }] },
    // @ts-expect-error -- a section that needs no React can't hydrate
    { ...page, sections: [{ ...questions, hydrate: 'session' }] },
    // @ts-expect-error -- a middleware nobody registered
    { ...page, middleware: ['auht'] },
    // @ts-expect-error -- a plan the catalog has not
    { ...page, sections: [{ section: 'pricing', id: 'a', content: { plans: ['weekly'] } }] },
  ];
  expect(wrong.map((document) => issues(document).length === 0)).not.toContain(true);
});
