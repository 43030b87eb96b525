import { Scanner } from '@tailwindcss/oxide';
import { describe, expect, test } from 'vitest';
import { findShortClasses, shortenInSource, shortenInStylesheet } from './short-classes.ts';
import { siteStylesheet } from './site-stylesheet.ts';

const names = new Map([
  ['items-center', 'a'],
  ['hover:bg-record/12', 'b'],
  ["before:content-['']", 'c'],
  ['w-2/3', 'd'],
  ['bg-[var(--onset-color-line)]', 'e'],
  ['--onset-color-line', '--_a'],
]);

describe('short class names', () => {
  test('replace the classes in the strings of a source, and nothing else', () => {
    const source = `const w = ['w-1/2', 'w-2/3']; <p className="flex items-center before:content-['']" id="items-center-x">{\`\${x} hover:bg-record/12\`}</p>`;
    expect(shortenInSource(source, names)).toBe(
      `const w = ['w-1/2', 'd']; <p className="flex a c" id="items-center-x">{\`\${x} b\`}</p>`,
    );
  });

  test('replace the classes in selectors, escaped as they are, and no file name or number', () => {
    const css = String.raw`.items-center>.flex{inset:.5em;src:url(a.woff2)}.hover\:bg-record\/12:hover{opacity:.5}`;
    expect(shortenInStylesheet(css, names)).toBe('.a>.flex{inset:.5em;src:url(a.woff2)}.b:hover{opacity:.5}');
  });

  test('replace the variables in values, and in selectors only as parts of classes', () => {
    const css = String.raw`.bg-\[var\(--onset-color-line\)\]{background:var(--onset-color-line)}`;
    expect(shortenInStylesheet(css, names)).toBe('.e{background:var(--_a)}');
  });

  test('come without fallbacks that no browser needs', () => {
    const css =
      '@layer properties{@supports ((a:b)) and (not (c:d)){*,::before{--tw-shadow:0 0 #0000}}}@property --x{inherits:false}';
    expect(shortenInStylesheet(css, names)).toBe('@property --x{inherits:false}');
  });

  test('are unique, and differ from every class that keeps its name', async () => {
    const { names: all } = await findShortClasses();
    expect(all.size).toBeGreaterThan(1000);
    const short = [...all.values()];
    expect(new Set(short).size).toBe(short.length);
    const stylesheet = await siteStylesheet();
    const unchanged =
      stylesheet.build(new Scanner({ sources: stylesheet.sources }).scan()).match(/(?<=\.)[a-z]+(?=[\s,:>])/g) ?? [];
    expect(unchanged).toContain('flex');
    expect(unchanged.filter((name) => short.includes(name))).toEqual([]);
  });
});
