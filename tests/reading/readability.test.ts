import retextEnglish from 'retext-english';
import retextReadability from 'retext-readability';
import retextStringify from 'retext-stringify';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { allPageTexts, sentencesOf } from './page-texts.ts';

/** Whom every page must be easy to read for: somebody of so many years who reads in a second language. */
const AGE = 16;

/** So many of seven formulas must agree before a sentence counts as hard. */
const AGREED = 5 / 7;

/** How many of a page's sentences may be hard. Legal texts and articles need longer ones now and then. */
const MOST = 0.06;

const judge = unified()
  .use(retextEnglish)
  .use(retextReadability, { age: AGE, threshold: AGREED, minWords: 8 })
  .use(retextStringify)
  .freeze();

/** The sentences of a text that are hard to read. */
async function hardSentences(text: string): Promise<string[]> {
  const { messages } = await judge.process(text);
  return messages.map(({ actual }) => actual ?? '');
}

describe('readability', () => {
  test.each(
    allPageTexts().map(({ path, sections }): [string, string[]] => [path, sections.flatMap(({ texts }) => texts)]),
  )('%s', async (_path, texts) => {
    const sentences = texts.flatMap(sentencesOf);
    const hard = (await Promise.all(texts.map(hardSentences))).flat();
    expect(hard.length, `hard to read:\n${hard.join('\n')}`).toBeLessThanOrEqual(Math.ceil(sentences.length * MOST));
  });

  test('a hard sentence is found', async () => {
    const hard =
      'Notwithstanding the aforementioned considerations, utilisation of computational methodologies necessitates comprehensive organisational infrastructure.';
    expect(await hardSentences(`Press record. ${hard}`)).toEqual([hard]);
  });
});
