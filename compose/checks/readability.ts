import retextEnglish from 'retext-english';
import retextReadability from 'retext-readability';
import retextStringify from 'retext-stringify';
import { unified } from 'unified';
import { sentencesOf } from './page-texts.ts';

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
export async function hardSentences(text: string): Promise<string[]> {
  const { messages } = await judge.process(text);
  return messages.map(({ actual }) => actual ?? '');
}

/** The hard sentences of a page's texts, and how many of them there may be. */
export async function readability(
  texts: readonly string[],
): Promise<{ readonly hard: readonly string[]; readonly most: number }> {
  const hard = (await Promise.all(texts.map(hardSentences))).flat();
  return { hard, most: Math.ceil(texts.flatMap(sentencesOf).length * MOST) };
}
