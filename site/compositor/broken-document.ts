import type { PageIssue } from './page-issue.ts';

const KEY = 'onset:page-issue';

/** Returns a document that replaces the content of a page file that can't be read, so that other pages can be loaded. */
export const brokenDocument = ({ message, line }: PageIssue): object => ({ [KEY]: { message, line } });

/** Returns the issue of a document of `brokenDocument`; `undefined` for other documents. */
export function issueOfBroken(document: unknown): Pick<PageIssue, 'message' | 'line'> | undefined {
  if (typeof document !== 'object' || document === null) return undefined;
  return Object.getOwnPropertyDescriptor(document, KEY)?.value as ReturnType<typeof issueOfBroken>;
}
