/**
 * Purposes of sections with their display names, in the order in which a page needs them. The keys are also Storybook
 * tags. Storybook shows only the tag, so a key must match its display name.
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

/** Advice with an example. The example is the section's first story, with the changes in `content`. */
export interface Advice {
  /** Advice in one sentence. */
  readonly text: string;
  /** Changes to the content of the first story. Bad examples must also match the schema. */
  readonly content?: Readonly<Record<string, unknown>>;
}

/**
 * Documentation of a section that Storybook and the page editor show. A file `<name>.docs.ts` exports it as `docs`. It
 * isn't part of the site.
 */
export interface SectionDocs {
  readonly purpose: Purpose;
  /** `stable` after the section has been used on a page for one release. */
  readonly status: 'new' | 'stable';
  /** Purpose of the section on a page, in one sentence. */
  readonly summary: string;
  /** Search terms that the section's name and summary don't contain. */
  readonly keywords: readonly string[];
  /** Parts of the section from first to last, each with a description. */
  readonly anatomy: readonly { readonly part: string; readonly description: string }[];
  readonly useWhen: readonly string[];
  /** Cases in which the section is unsuitable. Each names an alternative. */
  readonly avoidWhen: readonly string[];
  readonly dos: readonly Advice[];
  readonly donts: readonly Advice[];
  /** Behavior of the section with keyboards, screen readers, large text and forced colors. */
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
