import { expect, test } from 'vitest';
import { mainElement } from '../../scripts/build/main-element.ts';
import { searchEntries } from '../../scripts/build/search-entries.ts';

const page = { path: '/pricing', title: 'Pricing', description: 'Three ways to pay.' };
const places = (main: string, of = page) =>
  searchEntries(mainElement(`<body><header>Menu</header><main>${main}</main></body>`, of.path), of).map(
    ({ entry: { href, kind, title, heading = '' }, text }) => [href, kind, title, heading, text].join(' | '),
  );

test('a page is a place, and so is each part of it with a heading', () => {
  expect(
    places(
      '<section id="plans"><h1>Pricing</h1><p>One app.</p></section><section id="faq"><h2 id="_r_1_">Questions</h2><p>Yes <b>.</b></p></section>',
    ),
  ).toEqual(['/pricing | Page | Pricing |  | One app.', '/pricing#faq | Page | Pricing | Questions | Yes.']);
});

test('a heading with an address of its own is where one is led', () => {
  expect(places('<section id="post"><h2 id="in-short">In short</h2><p>Short.</p></section>')).toContain(
    '/pricing#in-short | Page | Pricing | In short | Short.',
  );
});

test('a version is found by its number, and what stands above its heading belongs to it', () => {
  const list =
    '<ul><li id="v1.2.0"><p>1.2.0</p><h2>Newer</h2><p>New.</p></li><li id="v1.1.0"><p>1.1.0</p><h2>Older</h2><p>Old.</p></li></ul>';
  expect(places(list, { ...page, path: '/changelog' })).toEqual([
    '/changelog | Page | Pricing |  | ',
    '/changelog#v1.2.0 | Version | Version 1.2.0 | Newer | 1.2.0 New.',
    '/changelog#v1.1.0 | Version | Version 1.1.0 | Older | 1.1.0 Old.',
  ]);
});

test('what stands on many pages is found on none', () => {
  const main =
    '<nav>Home</nav><section data-section="call-to-action" id="end"><h2>Download</h2><p>Now.</p></section><p>Kept.</p>';
  expect(places(main)).toEqual(['/pricing | Page | Pricing |  | Kept.']);
});

test('what is drawn is not found, and what stands under it is; sources are not', () => {
  const main =
    '<figure><div>00:04 Split</div><figcaption>A zoom.</figcaption></figure><div role="img">Publish</div>' +
    '<figure data-slot="code"><pre>brew install</pre></figure><h2 id="text-notes" data-slot="notes-heading">Notes</h2><p>1. A book.</p>';
  expect(places(main)).toEqual(['/pricing | Page | Pricing |  | A zoom. brew install']);
});
