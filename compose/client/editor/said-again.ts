/** Words to be said after others: the same words twice are nothing new to a screen reader. */
export const saidAgain = (words: string, before: string): string =>
  words !== '' && words === before ? `${words}\u00A0` : words;
