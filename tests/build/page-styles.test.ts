import { expect, test } from 'vitest';
import { rulesFor } from '../../scripts/build/page-styles.ts';

/** Returns the rules for a page with the class `used`. `other` is the class of another page. */
const rulesOf = (css: string): string =>
  rulesFor(new Set(['used', 'group/menu']), { css: Buffer.from(css), classes: ['used', 'other', 'group/menu'] });

test.for([
  ['a rule for a class of the page', '.used{color:red}'],
  ['a rule with states', '.used:hover:not(.other)>a{color:red}'],
  ['a rule for a class in a group', '.used:is(:where(.group\\/menu):hover *){color:red}'],
  ['a rule for an attribute that scripts set', 'html[data-signed-in] .used{color:red}'],
  ['a rule for elements', 'h1,[data-seen]{color:red}'],
  ['a variable', ':root{--color:red}'],
  ['a registered property', '@property --width{syntax:"<length>";inherits:false;initial-value:0}'],
  ['an animation', '@keyframes spin{to{rotate:360deg}}'],
  ['a fallback font', '@font-face{font-family:Text;src:local(Arial)}'],
  ['the transition between pages', '@view-transition{navigation:auto}'],
  ['the order of layers', '@layer base,utilities;'],
  // Chromium rejects an `animation` with a timeline.
  ['an animation by the scroll position', '.used{animation:linear fade;animation-timeline:scroll(self x)}'],
  ['a nested condition', '@media (width>=40rem){.used{color:red}}'],
] as const)('a page has %s', ([, css]) => {
  expect(rulesOf(css)).toBe(css);
});

test.for([
  ['a rule for a class of another page', '.other{color:red}'],
  ['a rule that needs two classes', '.used .other{color:red}'],
  ['a rule in a condition', '@media (width>=40rem){.other{color:red}}'],
] as const)('a page does not have %s', ([, css]) => {
  expect(rulesOf(css)).toBe('');
});

test('a page has its rules in the order of the stylesheet', () => {
  expect(rulesOf('.used{color:red}.other{margin:0}.used,h1{color:#00f}h1{margin:0}')).toBe(
    '.used{color:red}.used,h1{color:#00f}h1{margin:0}',
  );
});
