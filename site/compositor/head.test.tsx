import { brand } from '@onset/design-system/brand';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Meta } from 'react-router';
import { describe, expect, test } from 'vitest';
import { plansForSale } from '../content/plans.ts';
import { getPageMeta, getErrorMeta } from './head.ts';
import { parsePage } from './parse-page.ts';

const document = {
  title: 'Note',
  description: 'A page & its head, for the tests.',
  sections: [
    {
      section: 'faq',
      id: 'questions',
      content: { label: 'Questions', heading: 'Asked', questions: [{ question: 'Why?', answer: 'So.' }] },
    },
  ],
};

/** Renders the head of a page with React Router. */
function headHtml(change: object, file = 'note.json'): string {
  const page = parsePage(file, { ...document, ...change });
  const Stub = createRoutesStub([{ path: page.path, Component: Meta, meta: () => getPageMeta(page) }]);
  return renderToStaticMarkup(<Stub initialEntries={[page.path]} />);
}

function readGraph(html: string): Record<string, unknown>[] {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return (JSON.parse(json) as { '@graph'?: Record<string, unknown>[] })['@graph'] ?? [];
}

const withAnswer = (answer: string): object => ({
  sections: document.sections.map((section) => ({
    ...section,
    content: { ...section.content, questions: [{ question: 'Why?', answer }] },
  })),
});

test('the head has title, description, canonical URL and the texts of a shared link', () => {
  const html = headHtml({});
  for (const tag of [
    `<title>Note — ${brand.name}</title>`,
    '<meta name="description" content="A page &amp; its head, for the tests."/>',
    '<link rel="canonical" href="http://localhost:3000/note"/>',
    `<meta property="og:title" content="Note — ${brand.name}"/>`,
    '<meta property="og:url" content="http://localhost:3000/note"/>',
    '<meta property="og:image" content="http://localhost:3000/share/note.png"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
    '<link rel="alternate" type="text/markdown" href="/note.md"/>',
  ])
    expect(html).toContain(tag);
  expect(html).not.toContain('robots');
});

test('the home page has its title without the brand, and structured data about the site', () => {
  const html = headHtml({ title: `${brand.name}: a tool` }, 'index.ts');
  expect(html).toContain(`<title>${brand.name}: a tool</title>`);
  expect(html).toContain('<link rel="canonical" href="http://localhost:3000/"/>');
  expect(readGraph(html).map((node) => node['@type'])).toEqual([
    'Organization',
    'WebSite',
    'SoftwareApplication',
    'FAQPage',
  ]);
});

test('a page with noindex and an error page are excluded from search engines', () => {
  expect(headHtml({ noindex: true })).toContain('<meta name="robots" content="noindex"/>');
  expect(getErrorMeta('Error', 'Something went wrong.')).toEqual([
    { title: `Error — ${brand.name}` },
    { name: 'description', content: 'Something went wrong.' },
    { name: 'robots', content: 'noindex' },
  ]);
});

test('the structured data of a connected section has the catalog’s prices and the page’s URL', () => {
  const content = {
    label: 'Pricing',
    heading: 'Prices',
    actionLabel: 'Buy',
    includesHeading: 'In every plan',
    includes: ['One', 'Two', 'Three'],
  };
  const [product] = readGraph(headHtml({ sections: [{ section: 'pricing', id: 'plans', content }] }));
  expect(product).toMatchObject({ '@type': 'Product', url: 'http://localhost:3000/note' });
  expect(product?.['offers']).toMatchObject(
    plansForSale().map(({ price }) => ({ price: (price.lowest / 100).toFixed(2), priceCurrency: price.currency })),
  );
});

describe('a page whose sections have no structured data', () => {
  const sections = [{ section: 'error-screen', id: 'error', content: {} }];
  const posts = [
    {
      section: 'post-list',
      id: 'posts',
      content: { label: 'Blog', heading: 'Posts', lede: 'All of them.' },
    },
  ];
  const breadcrumbs = (...names: string[]) =>
    expect.objectContaining({
      '@type': 'BreadcrumbList',
      itemListElement: names.map((name, index) => expect.objectContaining({ position: index + 1, name }) as unknown),
    }) as unknown;

  test.each([
    ['features.ts', sections, 'WebPage', [brand.name, 'Note']],
    ['blog.ts', posts, 'Blog', [brand.name, 'Note']],
    ['blog/topic/sound.ts', posts, 'CollectionPage', [brand.name, 'Blog', 'Note']],
  ])('has its type and breadcrumbs: %s', (file, listed, type, names) => {
    const url = `http://localhost:3000/${file.replace('.ts', '')}`;
    expect(readGraph(headHtml({ sections: listed }, file))).toEqual([
      { '@type': type, name: 'Note', url },
      breadcrumbs(...names),
    ]);
  });

  test('has none if it is not indexed', () => {
    expect(headHtml({ sections, noindex: true })).not.toContain('ld+json');
  });
});

test('no text of a page closes the script element of the structured data', () => {
  const html = headHtml(withAnswer('</script><script>alert(1)</script><!--'));
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.stringify(readGraph(html))).toContain('</script><script>alert(1)</script><!--');
});
