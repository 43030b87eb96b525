import { expect, test } from 'vitest';
import { allPageTexts } from '../../compose/checks/page-texts.ts';
import { repeatedSentences } from '../../compose/checks/repeated-sentences.ts';
import { hardSentences, readability } from '../../compose/checks/readability.ts';
import { unknownWords } from '../../compose/checks/spelling.ts';

const pages = allPageTexts();

test.each(pages)('the page $path is spelled correctly and easy to read', async ({ sections }) => {
  const texts = sections.flatMap((section) => section.texts);
  expect(await unknownWords(texts.join('\n')), 'Correct them, or add them to compose/checks/words.txt').toEqual([]);
  const { hard, most } = await readability(texts);
  expect(hard.length, `hard to read:\n${hard.join('\n')}`).toBeLessThanOrEqual(most);
});

test('no long sentence is on two pages', () => {
  const repeated = repeatedSentences(pages);
  expect(repeated.map(({ sentence, paths }) => `${paths.join(', ')}: ${sentence}`)).toEqual([]);
});

test('hardSentences returns a sentence that is hard to read', async () => {
  const hard =
    'Notwithstanding the aforementioned considerations, utilisation of computational methodologies necessitates comprehensive organisational infrastructure.';
  expect(await hardSentences(`Press record. ${hard}`)).toEqual([hard]);
});
