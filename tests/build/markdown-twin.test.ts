import { expect, test } from 'vitest';
import { llmsTxt } from '../../scripts/build/for-programs.ts';
import { mainElement } from '../../scripts/build/main-element.ts';
import { markdownTwin } from '../../scripts/build/markdown-twin.ts';

const page = (main: string): string => `<html><body><header>Menu</header><main>${main}</main></body></html>`;
const twin = (main: string): string =>
  markdownTwin(mainElement(page(main), '/pricing'), 'https://www.example.com/pricing');

test('is what stands in main, and where it is from', () => {
  expect(twin('<h1>Pricing</h1><p>One <strong>app</strong>.</p>')).toBe(
    '# Pricing\n\nOne **app**.\n\n---\n\nThis page: https://www.example.com/pricing\n',
  );
});

test('has links that hold from anywhere', () => {
  const text = twin('<p><a href="/login">Log in</a> <a href="#faq">FAQ</a> <a href="mailto:a@b.example">Mail</a></p>');
  expect(text).toContain('[Log in](https://www.example.com/login)');
  expect(text).toContain('[FAQ](https://www.example.com/pricing#faq)');
  expect(text).toContain('[Mail](mailto:a@b.example)');
});

test('leaves out what is drawn, operated or hidden', () => {
  const text = twin(
    '<div aria-hidden="true">drawn</div><p data-slot="timecode">00:04</p><form><label>Name</label></form>' +
      '<fieldset><legend>Billing</legend></fieldset><button>Press</button><script>run()</script><p hidden>gone</p><p>Kept</p>',
  );
  expect(text).toMatch(/^Kept\n\n---/);
});

test('keeps two links apart', () => {
  expect(twin('<div><a href="/a">A</a><a href="/b">B</a></div><p><a href="/a">A</a>, then</p>')).toMatch(
    /^\[A\]\([^)]*\) \[B\]\([^)]*\)\n\n\[A\]\([^)]*\), then\n/,
  );
});

test('has no comments', () => {
  expect(twin('<p>4<!-- --> min</p>')).toMatch(/^4 min\n/);
});

test('makes a question that opens the heading of its answer', () => {
  expect(twin('<details><summary>Why?</summary><p>Because.</p></details>')).toContain('### Why?\n\nBecause.');
});

test('keeps tables, and apart what stands side by side', () => {
  const text = twin(
    '<table><thead><tr><th>Plan</th><th>Price</th></tr></thead><tbody><tr><td>Yearly</td><td>$96</td></tr></tbody></table>' +
      '<p><span>$8</span><span>a month</span></p>',
  );
  expect(text).toContain('| Yearly | $96   |');
  expect(text).toContain('$8 a month');
});

test('only main is read, whatever stands around it, and a page without is an error that names it', () => {
  expect(mainElement(`<body><p>Around</p>${page('<p>In <b>it</b></p>')}`, '/x')).toMatchObject({
    tagName: 'main',
    children: [{ tagName: 'p', children: [{ value: 'In ' }, { tagName: 'b' }] }],
  });
  expect(() => mainElement('<p>…</p>', '/x')).toThrow('/x has no main');
});

test('llms.txt says what the site is, and lists pages before posts', () => {
  const entry = (path: string) => ({ path, title: path, description: `About ${path}`, noindex: false, source: '' });
  const text = llmsTxt([entry('/'), entry('/blog/one'), entry('/pricing')], {
    siteUrl: 'https://www.example.com',
    brand: 'Name',
    description: 'What it is.',
  });
  expect(text).toBe(
    '# Name\n\n> What it is.\n\n## Pages\n\n- [/](https://www.example.com/index.md): About /\n' +
      '- [/pricing](https://www.example.com/pricing.md): About /pricing\n\n## Blog\n\n' +
      '- [/blog/one](https://www.example.com/blog/one.md): About /blog/one\n',
  );
});
