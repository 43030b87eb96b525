import { brand } from '@onset/design-system/brand';
import { describe, expect, test } from 'vitest';
import { llmsTxt, markdownVersion } from '../../scripts/build/markdown-versions.ts';
import { mainElement, RenderedPage } from '../../scripts/build/step.ts';

const page = (main: string): string => `<html><body><header>Menu</header><main>${main}</main></body></html>`;

/** Returns the Markdown version of a page without its last lines, which name the page. */
function markdownOf(main: string): string {
  const text = markdownVersion(
    mainElement(new RenderedPage('/pricing', page(main))),
    'https://www.example.com/pricing',
  );
  const end = '\n\n---\n\nThis page: https://www.example.com/pricing\n';
  expect(text.endsWith(end)).toBe(true);
  return text.slice(0, -end.length);
}

describe('the Markdown version of a page', () => {
  test.for([
    [
      'has the text of the main element',
      '<h1>Pricing</h1><p>One <strong>app</strong>.</p>',
      '# Pricing\n\nOne **app**.',
    ],
    [
      'has absolute links',
      '<p><a href="/login">Log in</a> <a href="#faq">FAQ</a> <a href="mailto:a@b.example">Mail</a></p>',
      '[Log in](https://www.example.com/login) [FAQ](https://www.example.com/pricing#faq) [Mail](mailto:a@b.example)',
    ],
    [
      'omits drawings, form controls and hidden elements',
      '<div aria-hidden="true">drawn</div><p data-slot="eyebrow">Guide</p><form><label>Name</label></form>' +
        '<fieldset><legend>Billing</legend></fieldset><button>Press</button><script>run()</script><p hidden>gone</p><p>Kept</p>',
      'Kept',
    ],
    [
      'separates adjacent links',
      '<div><a href="/a">A</a><a href="/b">B</a></div><p><a href="/a">A</a>, then</p>',
      '[A](https://www.example.com/a) [B](https://www.example.com/b)\n\n[A](https://www.example.com/a), then',
    ],
    ['has no comments', '<p>4<!-- --> min</p>', '4 min'],
    [
      'makes a summary the heading of its details',
      '<details><summary>Why?</summary><p>Because.</p></details>',
      '### Why?\n\nBecause.',
    ],
    [
      'names the organization instead of a sample author',
      '<div data-slot="sample-author"><p>Ines Weber</p><span>Sample person</span></div>',
      brand.name,
    ],
    ['separates adjacent elements', '<p><span>$8</span><span>a month</span></p>', '$8 a month'],
    [
      'keeps tables',
      '<table><thead><tr><th>Plan</th><th>Price</th></tr></thead><tbody><tr><td>Yearly</td><td>$96</td></tr></tbody></table>',
      '| Plan   | Price |\n| ------ | ----- |\n| Yearly | $96   |',
    ],
  ] as const)('%s', ([, main, markdown]) => {
    expect(markdownOf(main)).toBe(markdown);
  });
});

test('mainElement rejects a page without a main element', () => {
  expect(() => mainElement(new RenderedPage('/x', '<p>…</p>'))).toThrow('/x has no main');
});

test('llms.txt describes the site and lists pages before posts', () => {
  const entry = (path: string) => ({ path, title: path, description: `About ${path}`, noindex: false, source: '' });
  const text = llmsTxt([entry('/'), entry('/blog/one'), entry('/pricing')], {
    siteUrl: 'https://www.example.com',
    name: 'Name',
    description: 'What it is.',
  });
  expect(text).toBe(
    '# Name\n\n> What it is.\n\n## Pages\n\n- [/](https://www.example.com/index.md): About /\n' +
      '- [/pricing](https://www.example.com/pricing.md): About /pricing\n\n## Blog\n\n' +
      '- [/blog/one](https://www.example.com/blog/one.md): About /blog/one\n',
  );
});
