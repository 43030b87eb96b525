import { expect, test } from 'vitest';
import { newPage } from '../../scripts/scaffold/page.ts';
import { pageSectionNames } from '../../site/compositor/parse-page.ts';
import { registry } from '../../site/compositor/registry.ts';
import { fieldOf } from '../fields/field-of.ts';
import { canStart, start } from '../fields/start.ts';
import { readLiteral } from '../source/literal.ts';
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

test('timecodes that do not ascend are reported, in the page and in a list', () => {
  const section = (id: string, at: string, more = {}) => ({ section: 'steps', id, content: { at, ...more } });
  expect(
    wordsOf({
      sections: [
        section('a', '00:04'),
        section('b', '00:00', { steps: [{ at: '00:01' }, { at: '00:02' }, { at: '00:02' }] }),
        section('c', '00:08'),
      ],
    }),
  ).toEqual([
    'sections.1.content.at: The timecode 00:00 isn’t later than 00:04. Use a later one.',
    'sections.1.content.steps.2.at: The timecode 00:02 isn’t later than 00:02. Use a later one.',
  ]);
});
