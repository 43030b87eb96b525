import { expect, test } from 'vitest';
import { allPageTexts, sentencesOf, wordsIn } from './page-texts.ts';

/** A sentence of so many words is worth being said once. */
const LONG = 10;

/** What may be said on several pages: answers, legal texts, calls to action, forms, terms of plans, and what lists say of posts. */
const MAY_REPEAT = /^(?:faq|prose|call-to-action|breadcrumbs|checkout|post-list|.*-form|error-screen|account-.*)$/;

test('no long sentence stands on two pages', () => {
  const places = new Map<string, Set<string>>();
  for (const { path, sections } of allPageTexts())
    for (const { section, texts } of sections)
      for (const sentence of MAY_REPEAT.test(section) ? [] : texts.flatMap(sentencesOf))
        if (wordsIn(sentence) >= LONG) places.set(sentence, (places.get(sentence) ?? new Set()).add(path));
  const repeated = [...places].filter(([, paths]) => paths.size > 1);
  expect(repeated.map(([sentence, paths]) => `${[...paths].join(', ')}: ${sentence}`)).toEqual([]);
});
