/**
 * The number that a word of a command says, `usual` where there is none. Throws for any other word: a loop up to what is
 * no number does nothing, and a command that proves something would say that it is proved.
 */
export function countWord(what: string, word: string | undefined, usual: number, least = 1): number {
  if (word === undefined) return usual;
  const count = Number(word);
  if (word.trim() === '' || !Number.isSafeInteger(count) || count < least)
    throw new Error(`${what} is ${JSON.stringify(word)}, expected a whole number from ${least}`);
  return count;
}
