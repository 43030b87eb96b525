/** What is wrong with the text of a `.json` page, in one line; undefined where it is JSON. */
export function jsonTextError(text: string): string | undefined {
  if (text.trim() === '') return 'is empty. Write a page as JSON.';
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return `is not valid JSON: ${why.replaceAll(/\s+/g, ' ')}`;
  }
}

const KEY = 'onset:json-error';

/**
 * A document that stands for a text without valid JSON, so that its error reaches the checks of pages; undefined for
 * JSON.
 */
export function brokenDocument(text: string): object | undefined {
  const error = jsonTextError(text);
  return error === undefined ? undefined : { [KEY]: error };
}

/** The error a document stands for, if it is a `brokenDocument`. */
export function errorOfBroken(document: unknown): string | undefined {
  if (typeof document !== 'object' || document === null) return undefined;
  const error: unknown = Object.getOwnPropertyDescriptor(document, KEY)?.value;
  return typeof error === 'string' ? error : undefined;
}
