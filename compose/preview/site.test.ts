import { brand } from '@onset/design-system/brand';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageFiles, getPageByFile } from '../../site/compositor/pages.ts';
import { isList, isRecord } from '../source/json.ts';
import type { Json } from '../source/json.ts';
import { readLiteral } from '../../site/compositor/page-source.ts';
import { drawPage } from './draw-page.tsx';
import { createSite } from './site.tsx';

const site = createSite();

const documentOf = (name: string): Json => {
  const file = `site/pages/${name}`;
  return readLiteral(readFileSync(join(import.meta.dirname, '../..', file), 'utf8'), file).value;
};

test.each(pageFiles)('%s, read from its source, is drawn as the page of the site', (name) => {
  expect(site.draw(`site/pages/${name}`, documentOf(name))).toEqual({
    body: drawPage(getPageByFile(name)),
    broken: [],
    issues: [],
  });
});

describe('a page that cannot be made says what is wrong, and where', () => {
  const login = documentOf('login.ts');
  const changed = (change: Json): Json => ({ ...(isRecord(login) && login), ...(isRecord(change) && change) });
  const sections = isRecord(login) && isList(login['sections']) ? login['sections'] : [];

  test.each([
    ['a title that is too long', changed({ title: 'x'.repeat(61) }), 'title', 'at most 60'],
    ['no sections', changed({ sections: [] }), 'sections', 'Use'],
    [
      'a section nobody knows',
      changed({ sections: [{ section: 'none', id: 'a', content: {} }] }),
      'sections[0].section',
      'is "none"',
    ],
    [
      'an anchor twice',
      changed({ sections: [...sections, ...sections] }),
      `sections[${sections.length}].id`,
      'Use an ID',
    ],
    ['no document at all', null, '', 'Use'],
  ] as const)('%s', (_what, document, place, message) => {
    const { issues } = site.draw('site/pages/login.ts', document);
    expect(issues.map((issue) => `${issue.place} ${issue.message}`).join('\n')).toContain(message);
    expect(issues.some((issue) => issue.place.startsWith(place))).toBe(true);
  });
});

describe('a page that is half finished', () => {
  const login = documentOf('login.ts');
  const sections = isRecord(login) && isList(login['sections']) ? login['sections'] : [];
  const wrong: Json = { section: 'faq', id: 'questions', content: { heading: '' } };

  test('is drawn without the sections that are wrong, and says which these are', () => {
    const document = { ...(isRecord(login) && login), title: '', sections: [wrong, ...sections, wrong] };
    const { body, broken, issues } = site.draw('site/pages/login.ts', document);
    expect(broken).toEqual([0, sections.length + 1]);
    expect(body).toBe(site.draw('site/pages/login.ts', login).body);
    expect(issues.map(({ path }) => path)).toContainEqual(['sections', 0, 'content', 'heading']);
    expect(issues.map(({ path }) => path)).toContainEqual(['title']);
  });

  test('has its texts at their places in the document', () => {
    const document = { ...(isRecord(login) && login), sections: [wrong, ...sections] };
    const { texts } = site.texts('site/pages/login.ts', document);
    expect(new Set(texts.map(({ section }) => section))).not.toContain(0);
    expect(texts).toContainEqual({ section: 1, path: ['heading'] });
  });

  test('of which nothing can be drawn is no body', () => {
    expect(site.draw('site/pages/login.ts', { sections: [wrong] }).body).toBe('');
  });
});

test('the workshop is told of every section, page, fact and field', () => {
  const { sections, places, facts, page } = site.info();
  expect(sections.find(({ name }) => name === 'faq')).toMatchObject({
    purpose: 'help-visitors-decide',
    keywords: expect.arrayContaining(['frequently asked']),
    start: { heading: 'New heading' },
    field: { kind: 'record' },
  });
  expect(sections.filter(({ start }) => start === undefined).map(({ name }) => name)).toEqual(['post', 'prose']);
  expect(places).toContainEqual(
    expect.objectContaining({ path: '/pricing', anchors: expect.arrayContaining(['plans']) }),
  );
  expect(facts).toContainEqual({ name: 'brand.name', value: brand.name });
  expect(page.fields.map(({ name }) => name)).toEqual([
    'title',
    'description',
    'noindex',
    'overlay',
    'navigation',
    'middleware',
    'validity',
  ]);
});
