/** A page that has a section on it. */
export interface SectionUse {
  /** From the root of the repository. */
  readonly file: string;
  /** The path of the page, or in words which pages a file makes. */
  readonly at: string;
  /** Its story, where it has one. */
  readonly storyId?: string;
}
