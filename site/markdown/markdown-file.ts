import type { Prose } from '@onset/design-system/content/prose';

/** What is wrong at a line of a file: what is there, and what is expected. */
export interface LineIssue {
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

/** A Markdown file as it is read, before anything is known of what its front matter should say. */
export interface MarkdownFile {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** On which line each property of the front matter stands. */
  readonly lines: Readonly<Record<string, number>>;
  readonly prose: Prose;
  /** How many words there are to read. */
  readonly words: number;
  /** The facts the text names as `{{name}}`. */
  readonly facts: readonly { readonly name: string; readonly line: number }[];
  /** The paths of this site the text leads to. */
  readonly links: readonly { readonly href: string; readonly line: number }[];
  readonly issues: readonly LineIssue[];
}

/** Words an adult reads in a minute, in text that is not fiction. */
const WORDS_A_MINUTE = 230;

/** Whole minutes it takes to read so many words; never less than one. */
export function minutesOf(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

/** When a reader is there, after so many words, as `mm:ss`. */
export function readingTimecode(words: number): string {
  const seconds = Math.round((words / WORDS_A_MINUTE) * 60);
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
