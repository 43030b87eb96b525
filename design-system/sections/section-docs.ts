/**
 * The purposes of sections and their display names, in the order in which a page needs them. The identifiers are also
 * tags in Storybook, where only the tag is visible: keep them the same as the display names.
 */
export const purposes = {
  'introduce-the-page': 'Introduce the page',
  'show-the-product': 'Show the product',
  'explain-how-it-works': 'Explain how it works',
  'build-trust': 'Build trust',
  'help-visitors-decide': 'Help visitors decide',
  'convert-visitors': 'Convert visitors',
  'publish-content': 'Publish content',
  'help-visitors-navigate': 'Help visitors navigate',
  'manage-an-account': 'Manage an account',
  'replace-missing-content': 'Replace missing content',
  'appear-on-every-page': 'Appear on every page',
} as const;

export type Purpose = keyof typeof purposes;

/** The purposes in the order in which a page needs them. */
export const purposeIds = Object.keys(purposes) as Purpose[];

export const isPurpose = (value: string): value is Purpose => Object.hasOwn(purposes, value);

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
  /** Other names people know it by, for search: words that its name and summary don't contain. */
  readonly keywords: readonly string[];
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

/** Groups sections by purpose, in the order of `purposes` and without empty groups. */
export function groupByPurpose<Section extends { readonly purpose: Purpose }>(sections: readonly Section[]) {
  return purposeIds.flatMap((purpose) => {
    const members = sections.filter((section) => section.purpose === purpose);
    return members.length === 0 ? [] : [{ purpose, members }];
  });
}

interface SearchableSection extends Pick<SectionDocs, 'purpose' | 'summary' | 'keywords'> {
  readonly name: string;
  readonly title: string;
}

/** Returns true if a section's name, title and docs contain every word of a query, in any order and case. */
export function matchesSection({ name, title, purpose, summary, keywords }: SearchableSection, query: string): boolean {
  const text = [name, title, purposes[purpose], summary, ...keywords].join('\n').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
