/** Proper names, which keep their capital letter in sentence case. */
const PROPER_NOUNS: ReadonlySet<string> = new Set(['Mac']);

/** Returns the name of a story in sentence case, such as “Right to left”. Storybook's own format is “Right To Left”. */
export const sentenceCase = (name: string): string =>
  name.replaceAll(/(?<= )[A-Z][a-z]*(?= |$)/gu, (word) => (PROPER_NOUNS.has(word) ? word : word.toLowerCase()));
