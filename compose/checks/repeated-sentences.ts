import { onceAPage } from './once-a-page.ts';
import type { PageTexts } from './page-texts.ts';
import { sentencesOf, wordsIn } from './page-texts.ts';

/** A sentence of so many words is worth being said once. */
const LONG = 10;

/** What may be said on several pages: answers, legal texts, calls to action, forms, terms of plans, and what lists say of posts. */
const MAY_REPEAT = /^(?:faq|prose|call-to-action|breadcrumbs|checkout|post-list|.*-form|error-screen|account-.*)$/;

/** A sentence that stands on more than one page. */
export interface RepeatedSentence {
  readonly sentence: string;
  readonly paths: readonly string[];
}

/** The long sentences that stand on several of these pages. */
export function repeatedSentences(pages: readonly PageTexts[]): RepeatedSentence[] {
  const places = new Map<string, Set<string>>();
  for (const page of pages)
    for (const sentence of longSentences(page))
      places.set(sentence, (places.get(sentence) ?? new Set()).add(page.path));
  return [...places].flatMap(([sentence, paths]) => (paths.size > 1 ? [{ sentence, paths: [...paths] }] : []));
}

const longSentences = onceAPage(({ sections }: PageTexts) =>
  sections
    .filter(({ section }) => !MAY_REPEAT.test(section))
    .flatMap(({ texts }) => texts.flatMap(sentencesOf))
    .filter((sentence) => wordsIn(sentence) >= LONG),
);
