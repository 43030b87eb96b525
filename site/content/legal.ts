/** Front matter of the texts that a new account agrees to. The texts are left out, because this is sent to visitors. */
const agreedTexts = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./legal/terms-and-conditions.md', './legal/privacy.md'],
  { eager: true, import: 'frontMatter' },
);

/**
 * Version of the terms and the privacy policy that a new account agrees to, stored with the account: the later of their
 * effective dates. It changes when either text gets a later date.
 */
export const consentVersion = Object.values(agreedTexts)
  .map(({ effective }) => String(effective))
  .toSorted()
  .at(-1);
