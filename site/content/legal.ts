/** What the texts that a new account agrees to say of themselves, without the texts: this goes to visitors. */
const agreedTo = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./legal/terms-and-conditions.md', './legal/privacy.md'],
  { eager: true, import: 'frontMatter' },
);

/**
 * The version of the terms and the privacy policy that a new account agrees to, which is kept with the account: the day
 * from which the later of them holds. So it changes with every change of either that says its day.
 */
export const consentVersion = Object.values(agreedTo)
  .map(({ effective }) => String(effective))
  .toSorted()
  .at(-1);
