import { describe, expect, test } from 'vitest';
import { allPageTexts } from '../../compose/checks/page-texts.ts';
import { unknownWords } from '../../compose/checks/spelling.ts';

describe('spelling', () => {
  test.each(
    allPageTexts().map(({ path, sections }): [string, string] => [
      path,
      sections.flatMap(({ texts }) => texts).join('\n'),
    ]),
  )('%s', async (_path, text) => {
    expect(await unknownWords(text), 'misspelt, or to be added to compose/checks/words.txt').toEqual([]);
  });

  test('a mistake is found', async () => {
    expect(await unknownWords('Record teh screen in colour, and recieve a film.')).toEqual([
      'teh',
      'colour',
      'recieve',
    ]);
  });
});
