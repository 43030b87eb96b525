import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageFiles, pageOfFile } from '../../site/app/pages.ts';
import { isList, isRecord } from '../source/json.ts';
import type { Json } from '../source/json.ts';
import { readLiteral } from '../source/literal.ts';
import { drawPage } from './draw-page.tsx';
import { site } from './site.tsx';

const documentOf = (name: string): Json => {
  const file = `site/pages/${name}`;
  return readLiteral(readFileSync(join(import.meta.dirname, '../..', file), 'utf8'), file).value;
};

test.each(pageFiles)('%s, read from its source, is drawn as the page of the site', (name) => {
  expect(site.draw(`site/pages/${name}`, documentOf(name))).toEqual({ body: drawPage(pageOfFile(name)) });
});

describe('a page that cannot be made says what is wrong, and where', () => {
  const login = documentOf('login.ts');
  const changed = (change: Json): Json => ({ ...(isRecord(login) && login), ...(isRecord(change) && change) });
  const sections = isRecord(login) && isList(login['sections']) ? login['sections'] : [];

  test.each([
    ['a title that is too long', changed({ title: 'x'.repeat(61) }), 'title', 'at most 60'],
    ['no sections', changed({ sections: [] }), 'sections', 'expected'],
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
      'expected another',
    ],
    ['no document at all', null, '', 'expected'],
  ] as const)('%s', (_what, document, place, message) => {
    const { issues, body } = site.draw('site/pages/login.ts', document);
    expect(body).toBeUndefined();
    expect(issues?.map((issue) => `${issue.place} ${issue.message}`).join('\n')).toContain(message);
    expect(issues?.some((issue) => issue.place.startsWith(place))).toBe(true);
  });
});
