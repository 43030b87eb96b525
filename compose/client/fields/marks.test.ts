import { parseRichText } from '@onset/design-system/primitives/rich-text';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasMark, linkAt, toggleMark, withLink, withoutLink } from './marks.ts';
import type { Mark, Selected } from './marks.ts';

/** A text whose selection stands between two bars; one bar is the caret. */
function selected(text: string): Selected {
  const from = text.indexOf('|');
  const to = text.lastIndexOf('|');
  return { text: text.replaceAll('|', ''), from, to: to === from ? from : to - 1 };
}

const shown = ({ text, from, to }: Selected): string =>
  `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`;

test.each<[string, Mark, string]>([
  ['one |two| three', 'strong', 'one **|two|** three'],
  ['one **|two|** three', 'strong', 'one |two| three'],
  ['one |**two**| three', 'strong', 'one |two| three'],
  ['one t|wo three', 'em', 'one *|two|* three'],
  ['one *t|wo* three', 'em', 'one |two| three'],
  ['one **|two|** three', 'em', 'one ***|two|*** three'],
  ['one ***|two|*** three', 'strong', 'one *|two|* three'],
  ['one ***|two|*** three', 'em', 'one **|two|** three'],
  ['one| two |three', 'code', 'one `|two|` three'],
  ['one `|two|` three', 'code', 'one |two| three'],
  ['|**one** and **two**|', 'strong', '**|one and two|**'],
  ['one  |', 'strong', 'one  **||**'],
])('%s with %s is %s', (text, mark, expected) => {
  expect(shown(toggleMark(selected(text), mark))).toBe(expected);
});

test('pressed twice, a mark leaves the text as it was, and once it is read as that mark', () => {
  const words = fc.stringMatching(/^[a-z]{1,6}( [a-z]{1,6}){0,4}$/);
  fc.assert(
    fc.property(words, fc.nat(), fc.nat(), fc.constantFrom<Mark>('strong', 'em', 'code'), (text, one, other, mark) => {
      const [from = 0, to = 0] = [one % text.length, (other % text.length) + 1].toSorted((a, b) => a - b);
      fc.pre(text.slice(from, to).trim() !== '');
      const once = toggleMark({ text, from, to }, mark);
      expect(parseRichText(once.text).map(({ type }) => type)).toContain(mark);
      expect(hasMark(once, mark)).toBe(true);
      expect(toggleMark(once, mark).text).toBe(text);
    }),
  );
});

describe('links', () => {
  test('are made of what is selected, of the word at the caret, or of their address', () => {
    expect(shown(withLink(selected('see |the plans| now'), '/pricing'))).toBe('see [|the plans|](/pricing) now');
    expect(shown(withLink(selected('see pl|ans'), '/pricing'))).toBe('see [|plans|](/pricing)');
    expect(shown(withLink(selected('see |'), '/pricing'))).toBe('see [|/pricing|](/pricing)');
  });

  test('are found around the selection, and taken away', () => {
    expect(linkAt(selected('see [the |plans](/pricing) now'))?.words).toBe('the plans');
    expect(linkAt(selected('s|ee [the plans](/pricing) now'))).toBeUndefined();
    expect(linkAt(selected('see [the plans](/pricing)| now'))).toBeUndefined();
    expect(shown(withoutLink(selected('see [the |plans](/pricing) now')))).toBe('see |the plans| now');
  });
});
