import { expect, test } from 'vitest';
import { newPage } from '../../scripts/scaffold/page.ts';
import { pageSectionNames } from '../../site/compositor/parse-page.ts';
import { registry } from '../../site/compositor/registry.ts';
import { fieldOf } from '../fields/field-of.ts';
import { canStart, start } from '../fields/start.ts';
import { readLiteral } from '../../site/compositor/page-source.ts';
import { unfinishedPlaces } from './unfinished-places.ts';

const wordsOf = (document: Parameters<typeof unfinishedPlaces>[0]): string[] =>
  unfinishedPlaces(document).map(({ path, text }) => `${path.join('.')}: ${text}`);

test.each(pageSectionNames.filter((name) => canStart(fieldOf(registry[name].schema))))(
  'a new %s is reported with every text that it starts with',
  (name) => {
    const content = start(registry[name].schema);
    const texts = JSON.stringify(content).match(/"New [^"]*"/g) ?? [];
    const found = wordsOf({ sections: [{ section: name, id: name, content }] });
    expect(found.filter((words) => words.includes('“New '))).toHaveLength(texts.length);
  },
);

test('a new page is reported with what the command has written, and not with what someone wrote', () => {
  const { created } = newPage('/guides/first-recording').changes;
  const { value } = readLiteral(created['site/pages/guides/first-recording.ts'] ?? '', 'page.ts');
  expect(wordsOf(value)).toEqual([
    expect.stringMatching(/^description: Still says “Describe in 70/),
    'sections.0.content.lede: Still says “Explain what the page is about.”',
    'sections.1.content.questions.0.question: Still says “What would a visitor ask?”',
    'sections.1.content.questions.0.answer: Still says “The answer, in a sentence or two.”',
  ]);
});
