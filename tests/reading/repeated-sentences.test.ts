import { expect, test } from 'vitest';
import { allPageTexts } from '../../compose/checks/page-texts.ts';
import { repeatedSentences } from '../../compose/checks/repeated-sentences.ts';

test('no long sentence stands on two pages', () => {
  const repeated = repeatedSentences(allPageTexts());
  expect(repeated.map(({ sentence, paths }) => `${paths.join(', ')}: ${sentence}`)).toEqual([]);
});
