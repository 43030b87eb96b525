import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@onset/design-system/brand';
import { spellCheckDocument } from 'cspell-lib';

/** Names and terms that no dictionary has. One a line; a line that begins with # is a heading. */
const ownWords = readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** Words in names of the brand. */
const brandWords = [brand.name, brand.slug, brand.product, brand.legalName].flatMap((name) =>
  name.split(/[^\p{L}\p{N}]+/u),
);

/** Returns the words of a text that the American English dictionary doesn't contain. */
export async function unknownWords(text: string): Promise<string[]> {
  const { issues, errors } = await spellCheckDocument(
    { uri: 'page.txt', text, languageId: 'plaintext', locale: 'en-US' },
    { generateSuggestions: false, noConfigSearch: true },
    { language: 'en-US', words: [...ownWords, ...brandWords], minWordLength: 3, ignoreRegExpList: ['Urls', 'Email'] },
  );
  if (errors !== undefined) throw new Error('The spelling could not be checked', { cause: errors });
  return [...new Set(issues.map((issue) => issue.text))];
}
