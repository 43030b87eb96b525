import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spellCheckDocument } from 'cspell-lib';
import { describe, expect, test } from 'vitest';
import { allPageTexts } from './page-texts.ts';

/** Names and terms that no dictionary has. One a line; a line that begins with # is a heading. */
const ownWords = readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** The words of a text that are in no dictionary: British spelling, as the site has it. */
async function unknownWords(text: string): Promise<string[]> {
  const { issues, errors } = await spellCheckDocument(
    { uri: 'page.txt', text, languageId: 'plaintext', locale: 'en-GB' },
    { generateSuggestions: false, noConfigSearch: true },
    { language: 'en-GB', words: ownWords, minWordLength: 3, ignoreRegExpList: ['Urls', 'Email'] },
  );
  expect(errors).toBeUndefined();
  return [...new Set(issues.map((issue) => issue.text))];
}

describe('spelling', () => {
  test.each(
    allPageTexts().map(({ path, sections }): [string, string] => [
      path,
      sections.flatMap(({ texts }) => texts).join('\n'),
    ]),
  )('%s', async (_path, text) => {
    expect(await unknownWords(text), 'misspelt, or to be added to tests/reading/words.txt').toEqual([]);
  });

  test('a mistake is found', async () => {
    expect(await unknownWords('Record teh screen in colour, and recieve a film.')).toEqual(['teh', 'recieve']);
  });
});
