import { describe, expect, test } from 'vitest';
import { allPageTexts } from '../../compose/checks/page-texts.ts';
import { hardSentences, readability } from '../../compose/checks/readability.ts';

describe('readability', () => {
  test.each(
    allPageTexts().map(({ path, sections }): [string, string[]] => [path, sections.flatMap(({ texts }) => texts)]),
  )('%s', async (_path, texts) => {
    const { hard, most } = await readability(texts);
    expect(hard.length, `hard to read:\n${hard.join('\n')}`).toBeLessThanOrEqual(most);
  });

  test('a hard sentence is found', async () => {
    const hard =
      'Notwithstanding the aforementioned considerations, utilisation of computational methodologies necessitates comprehensive organisational infrastructure.';
    expect(await hardSentences(`Press record. ${hard}`)).toEqual([hard]);
  });
});
