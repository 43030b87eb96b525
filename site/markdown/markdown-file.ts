import type { Prose } from '@onset/design-system/content/prose';

/** Issue at a line of a file. */
export interface LineIssue {
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

/** Content of a Markdown file, before its front matter is validated. */
export interface MarkdownFile {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Line of each property of the front matter. */
  readonly lines: Readonly<Record<string, number>>;
  readonly prose: Prose;
  /** Number of words in the text. */
  readonly wordCount: number;
  /** Facts that the text contains as `{{name}}`. */
  readonly facts: readonly { readonly name: string; readonly line: number }[];
  /** Links to paths of this site. */
  readonly links: readonly { readonly href: string; readonly line: number }[];
  readonly issues: readonly LineIssue[];
}

/** Average reading speed of an adult in nonfiction text. */
const WORDS_PER_MINUTE = 230;

/** Returns the reading time of a text, in whole minutes, at least one. */
export function toReadingMinutes(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE));
}

/** Returns the reading time of a text as `mm:ss`. */
export function toReadingTimecode(wordCount: number): string {
  const seconds = Math.round((wordCount / WORDS_PER_MINUTE) * 60);
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
