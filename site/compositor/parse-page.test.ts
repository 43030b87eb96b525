import { brand } from '@onset/design-system/brand';
import { describe, expect, test } from 'vitest';
import type { PageDocument } from './page-document.ts';
import { PageError } from './page-issue.ts';
import { parsePage, removePlannedLinks } from './parse-page.ts';

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

/** Returns the lines of the error of an invalid document. */
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

test('parsePage inserts facts and sets the defaults of a page', () => {
  expect(parsePage('blog/note.json', page)).toMatchObject({
    path: '/blog/note',
    title: `Note of ${brand.name}`,
    noindex: false,
    overlay: true,
    navigation: true,
    middleware: [],
    validity: undefined,
    sections: [{ name: 'faq', id: 'questions', hydrate: undefined }],
  });
});

test('parsePage takes the time of hydration from the page or else from the registry', () => {
  const parseHydration = (properties: object) => {
    const state = { label: 'State', media: { kind: 'illustration', name: 'raw-take' } };
    const section = {
      section: 'before-after',
      id: 'compared',
      content: { label: 'Compared', heading: 'Both', before: state, after: state },
      ...properties,
    };
    return parsePage('note.ts', { ...page, sections: [section] }).sections[0]?.hydrate;
  };
  expect([{}, { hydrate: 'session' }, { hydrate: false }].map(parseHydration)).toEqual([
    'visible',
    'session',
    undefined,
  ]);
});

describe('parsePage reports file, location, invalid value and expected value', () => {
  test('if a section is unknown', () => {
    expect(issues({ ...page, sections: [{ ...questions, section: 'faqs' }] })).toEqual([
      expect.stringMatching(
        /^site\/pages\/note\.ts: sections\[0\]\.section \(faqs “questions”\) is "faqs"\. Did you mean "faq"\? Use one of "account-data", .*"faq"/,
      ),
    ]);
  });

  test('if a section is a part of the layout', () => {
    expect(issues({ ...page, sections: [{ ...questions, section: 'footer' }] })[0]).toContain(
      'is "footer". Use one of',
    );
  });

  test('if a property is unknown', () => {
    expect(issues(withContent({ colour: 'red' }))).toEqual([
      'site/pages/note.ts: sections[0].content.colour (faq “questions”) is an unknown property. Use one of groups, groupsLabel, heading, headingLevel, label, lede, questions.',
    ]);
    expect(issues(withContent({ questions: [{ question: 'Why?', answer: 'So.', open: true }] }))).toEqual([
      'site/pages/note.ts: sections[0].content.questions[0].open (faq “questions”) is an unknown property. Use one of answer, question.',
    ]);
  });

  test('if a text is too long', () => {
    expect(issues(withContent({ heading: 'x'.repeat(91) }))).toEqual([
      expect.stringMatching(
        /sections\[0\]\.content\.heading \(faq “questions”\) is "x{76}… \(91 characters\)\. Use a text of 1 to 90 characters\.$/,
      ),
    ]);
  });

  test('if a field is missing', () => {
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

  test('if fields of a page, its sections and their content are missing', () => {
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

  test('if a fact is unknown', () => {
    expect(issues({ ...page, title: 'From {{plans.price}}' })).toEqual([
      expect.stringMatching(
        /^site\/pages\/note\.ts: title contains the unknown fact \{\{plans\.price\}\}\. Did you mean plans\.prices\? Use one of .*brand\.name/,
      ),
    ]);
  });

  test('if an anchor is used twice, or by the layout', () => {
    expect(issues({ ...page, sections: [questions, questions] })).toEqual([
      'site/pages/note.ts: sections[1].id (faq “questions”) is "questions", like that of sections[0]. Use an ID that is unique on the page.',
    ]);
    expect(issues({ ...page, sections: [{ ...questions, id: 'main' }] })[0]).toContain('which the layout uses');
  });

  test('if a middleware is unknown', () => {
    expect(issues({ ...page, middleware: ['auht'] })).toEqual([
      'site/pages/note.ts: middleware[0] is "auht". Did you mean "auth"? Use one of auth (Unknown route middleware: auht).',
    ]);
  });

  test('if a section without React has a time of hydration', () => {
    expect(issues({ ...page, sections: [{ ...questions, hydrate: 'session' }] })).toEqual([
      'site/pages/note.ts: sections[0].hydrate (faq “questions”) is "session". Remove it: this section doesn’t use React in the browser.',
    ]);
  });

  test('if a page is never available', () => {
    expect(issues({ ...page, validity: { from: '2026-12-02', until: '2026-12-01' } })).toEqual([
      'site/pages/note.ts: validity is {"from":"2026-12-02","until":"2026-12-01"}. Use an "until" that is later than "from".',
    ]);
  });

  test.for([
    ['A\u0008B', 'U+0008'],
    ['A\ud83d', 'U+D83D'],
    ['A\uffff', 'U+FFFF'],
  ] as const)('if a text contains a control character, which feeds and images can’t have: %j', ([title, character]) => {
    expect(issues({ ...page, title: `${title} title` })).toEqual([
      `site/pages/note.ts: title contains the control character ${character}. Remove it.`,
    ]);
  });

  test('if a value can’t be represented in JSON', () => {
    expect(issues({ ...page, validity: new Date(0) })[0]).toBe(
      'site/pages/note.ts: validity is an object of a class. Use a JSON value.',
    );
  });

  test('if a value can’t be represented in JSON, without reading the rest of the page', () => {
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

  test('once for an object that occurs at two locations', () => {
    let deep: object = { end: 3n };
    for (let depth = 0; depth < 60; depth += 1) deep = { left: deep, right: deep };
    expect(issues({ ...page, sections: [{ ...questions, content: deep }] })).toHaveLength(1);
  });

  test('if a list replaces an object', () => {
    expect(issues({ ...page, sections: [{ ...questions, content: [] }] })).toContain(
      'site/pages/note.ts: sections[0].content (faq “questions”) is []. Use an object.',
    );
  });

  test.for(['//evil.example', String.raw`/\evil.example`, '/\t/evil.example'])(
    'if the link %j isn’t a path',
    (href) => {
      const section = {
        section: 'call-to-action',
        id: 'begin',
        content: { heading: 'Go', action: { label: 'On', href } },
      };
      expect(issues({ ...page, sections: [section] })).toEqual([
        expect.stringContaining('Use a path, an anchor, an https: or a mailto: URL.'),
      ]);
    },
  );

  test('if braces aren’t paired', () => {
    expect(issues({ ...page, title: 'From {{brand.name' })).toEqual(['site/pages/note.ts: title has {{ without }}']);
  });

  test('if a file name isn’t a path', () => {
    expect(issues(page, 'note.tsx')[0]).toContain('site/pages/note.tsx: is not a page file');
  });

  test('in the content of other sections if one section is unknown', () => {
    const broken = { ...questions, id: 'b', content: { ...questions.content, headingLevel: 9 } };
    const found = issues({ ...page, sections: [{ ...questions, section: 'faqs' }, broken] });
    expect(found).toHaveLength(2);
    expect(found[1]).toContain('sections[1].content.headingLevel (faq “b”) is 9. Use the level 1, 2 or 3');
  });

  test('for all issues in one error', () => {
    expect(issues({ ...page, title: 'No', sections: [{ ...questions, content: {} }] })).toHaveLength(2);
  });
});

test.for([undefined, null, 'page', 3, [], { sections: 'none' }, { sections: [null] }])(
  'parsePage rejects %j',
  (document) => {
    expect(issues(document).length).toBeGreaterThan(0);
  },
);

test('the compiler rejects invalid pages', () => {
  const wrong: PageDocument[] = [
    // @ts-expect-error -- unknown section
    { ...page, sections: [{ ...questions, section: 'faqs' }] },
    // @ts-expect-error -- part of the layout
    { ...page, sections: [{ ...questions, section: 'footer' }] },
    // @ts-expect-error -- missing field
    { ...page, sections: [{ section: 'faq', id: 'a', content: { label: 'Q', questions: [] } }] },
    // @ts-expect-error -- unknown property
    { ...page, sections: [{ section: 'faq', id: 'a', content: { ...questions.content, colour: 'red' } }] },
    // @ts-expect-error -- a section without React can’t hydrate
    { ...page, sections: [{ ...questions, hydrate: 'session' }] },
    // @ts-expect-error -- unknown middleware
    { ...page, middleware: ['auht'] },
    // @ts-expect-error -- plan that isn’t in the catalog
    { ...page, sections: [{ section: 'pricing', id: 'a', content: { plans: ['weekly'] } }] },
  ];
  expect(wrong.map((document) => issues(document).length === 0)).not.toContain(true);
});

describe('removePlannedLinks', () => {
  const document = {
    text: ['I agree to the [terms](/terms-and-conditions) and the [rules](/privacy). [Prices](/pricing)'],
  };

  test('keeps the text of a link in rich text until its page exists', () => {
    expect(removePlannedLinks(document, new Set(['/', '/pricing']))).toEqual({
      text: ['I agree to the terms and the rules. [Prices](/pricing)'],
    });
    expect(removePlannedLinks(document, new Set(['/privacy']))).toEqual({
      text: ['I agree to the terms and the [rules](/privacy). [Prices](/pricing)'],
    });
    expect(removePlannedLinks(document, new Set(['/privacy', '/terms-and-conditions']))).toEqual(document);
  });

  test('keeps links to other missing pages, which the checks report', () => {
    expect(removePlannedLinks('[here](/nowhere)', new Set())).toBe('[here](/nowhere)');
  });

  test('keeps the children of a link in a long text until its page exists', () => {
    const text = (...children: unknown[]) => ({ type: 'paragraph', children });
    const link = {
      type: 'link',
      href: '/features#sound',
      children: ['what ', { type: 'em', children: ['it'] }, ' does'],
    };
    expect(removePlannedLinks(text('See ', link, '.'), new Set())).toEqual(
      text('See ', 'what ', { type: 'em', children: ['it'] }, ' does', '.'),
    );
    expect(removePlannedLinks(text(link), new Set(['/features']))).toEqual(text(link));
    const other = { ...link, href: '/nowhere' };
    expect(removePlannedLinks(text(other), new Set())).toEqual(text(other));
  });
});
