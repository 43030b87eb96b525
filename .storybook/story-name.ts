/** Names of their own, which keep their capital. */
const NAMES: ReadonlySet<string> = new Set(['Mac']);

/** The name of a story as a sentence has it, “Right to left”: Storybook makes a title of it, “Right To Left”. */
export const sentenceCase = (name: string): string =>
  name.replaceAll(/(?<= )[A-Z][a-z]*(?= |$)/gu, (word) => (NAMES.has(word) ? word : word.toLowerCase()));
