/** What is wrong with a text, if anything. */
export type TextRule = (value: string) => string | undefined;

/** Only that there is something: whether it is right, the server tells. */
export const required =
  (message: string): TextRule =>
  (value) =>
    value === '' ? message : undefined;
