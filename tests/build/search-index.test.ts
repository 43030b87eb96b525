import { expect, test } from 'vitest';
import { searchEntries } from '../../scripts/build/search-index.ts';
import { mainElement, RenderedPage } from '../../scripts/build/step.ts';

test.for<[string, string, string, string[]]>([
  [
    'a page and each of its sections with a heading',
    '/pricing',
    '<section id="plans"><h1>Pricing</h1><p>One app.</p></section><section id="faq"><h2 id="_r_1_">Questions</h2><p>Yes <b>.</b></p></section>',
    ['/pricing | Page | Pricing |  | One app.', '/pricing#faq | Page | Pricing | Questions | Yes.'],
  ],
  [
    'a heading with an id by its own URL',
    '/pricing',
    '<section id="post"><h2 id="in-short">In short</h2><p>Short.</p></section>',
    ['/pricing | Page | Pricing |  | ', '/pricing#in-short | Page | Pricing | In short | Short.'],
  ],
  [
    'a version with its number and the text above its heading',
    '/changelog',
    '<ul><li id="v1.2.0"><p>1.2.0</p><h2>Newer</h2><p>New.</p></li><li id="v1.1.0"><p>1.1.0</p><h2>Older</h2><p>Old.</p></li></ul>',
    [
      '/changelog | Page | Pricing |  | ',
      '/changelog#v1.2.0 | Version | Version 1.2.0 | Newer | 1.2.0 New.',
      '/changelog#v1.1.0 | Version | Version 1.1.0 | Older | 1.1.0 Old.',
    ],
  ],
  [
    'no navigation and no call to action, which are on many pages',
    '/pricing',
    '<nav>Home</nav><section data-section="call-to-action" id="end"><h2>Download</h2><p>Now.</p></section><p>Kept.</p>',
    ['/pricing | Page | Pricing |  | Kept.'],
  ],
  [
    'captions and code, but no drawings and no notes',
    '/pricing',
    '<figure><div>00:04 Split</div><figcaption>A zoom.</figcaption></figure><div role="img">Publish</div>' +
      '<figure data-slot="code"><pre>brew install</pre></figure><h2 id="text-notes" data-slot="notes-heading">Notes</h2><p>1. A book.</p>',
    ['/pricing | Page | Pricing |  | A zoom. brew install'],
  ],
])('the search index has %s', ([, path, main, expected]) => {
  const page = { path, title: 'Pricing', description: 'Three ways to pay.' };
  const html = `<body><header>Menu</header><main>${main}</main></body>`;
  const entries = searchEntries(mainElement(new RenderedPage(path, html)), page);
  const found = entries.map(({ entry: { href, kind, title, heading = '' }, text }) =>
    [href, kind, title, heading, text].join(' | '),
  );
  expect(found).toEqual(expected);
});
