declare module 'virtual:section-uses' {
  import type { SectionUse } from './section-use.ts';

  /** The pages that have a section on them, by its name. */
  export const uses: Readonly<Record<string, readonly SectionUse[]>>;
}
