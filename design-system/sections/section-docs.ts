/** What a section is for, by which designers look for it. */
export type Purpose =
  | 'opening'
  | 'showing'
  | 'explaining'
  | 'proving'
  | 'deciding'
  | 'reading'
  | 'acting'
  | 'finding'
  | 'account'
  | 'state'
  | 'layout';

/** A piece of advice with its picture: the section's first story, with `content` in place of its own. */
export interface Advice {
  /** One sentence, which the picture shows. */
  readonly words: string;
  /** What differs from the first story. It passes the section's schema, a bad example too. */
  readonly content?: Readonly<Record<string, unknown>>;
}

/**
 * What designers and developers have to know of a section, beside its stories: its docs page is made of it. One file a
 * section, `<name>.docs.ts`, which exports it as `docs`; nothing a visitor gets.
 */
export interface SectionDocs {
  readonly purpose: Purpose;
  /** `new` until it has been on a page for a release; `stable` then. */
  readonly status: 'new' | 'stable';
  /** What it does on a page, in one sentence. */
  readonly summary: string;
  /** Its parts from first to last, each with what it is for. */
  readonly anatomy: readonly { readonly part: string; readonly what: string }[];
  readonly useWhen: readonly string[];
  /** Each says what to use instead. */
  readonly avoidWhen: readonly string[];
  readonly dos: readonly Advice[];
  readonly donts: readonly Advice[];
  /** What it does for keyboard, screen reader, large text and forced colours, as far as it is its own. */
  readonly accessibility: readonly string[];
}
