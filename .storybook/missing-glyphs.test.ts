import { afterEach, expect, test } from 'vitest';
import { findMissingGlyphs } from './missing-glyphs.ts';

const coverage = { 'Brand Text': 'Reading a wordP…•', 'Brand Mono': '0123456789 ' };

afterEach(() => {
  document.body.replaceChildren();
  document.head.querySelector('style[data-test]')?.remove();
});

function findMissingInHtml(html: string): string[] {
  document.body.innerHTML = html;
  return findMissingGlyphs(document, coverage);
}

test('ignores characters of the fonts, spaces and right-to-left samples', () => {
  expect(
    findMissingInHtml(`<p style="font-family: 'Brand Text', sans-serif">Reading\u00ad\u200e a\nword שלום</p>`),
  ).toEqual([]);
});

test('names the character, its place, and the font to extend', () => {
  expect(findMissingInHtml(`<p style="font-family: 'Brand Mono', monospace">−14 0</p>`)).toEqual([
    '“−” (U+2212) in “−14 0” is not in the font Brand Mono. ' +
      'Add it to the characters of Brand Mono in design-system/fonts/faces.ts, then: npm run fonts',
  ]);
});

test.each([
  ['a placeholder', '<input placeholder="⌘">'],
  ['a value', '<input value="⌘">'],
  ['what a style puts before it', '<style data-test>p::before { content: "⌘" }</style><p>a</p>'],
  ['capitals made by a style', '<p style="text-transform: uppercase">⌘ß</p>'],
  ['a face that is not the site’s', '<p style="font-family: Georgia">⌘</p>'],
])('looks at %s', (_, html) => {
  expect(findMissingInHtml(html).join(' ')).toContain('“⌘” (U+2318)');
});

test('ignores text that isn’t shown', () => {
  expect(findMissingInHtml('<p hidden>⌘</p><template>⌘</template><script type="text/plain">⌘</script>')).toEqual([]);
});
