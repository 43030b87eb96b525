import { brand } from '../../brand.ts';
import { expect, test } from 'vitest';
import { breadcrumbsStructuredData } from './structured-data.ts';

test('each step has its position, its name and its full URL', () => {
  const content = {
    ancestors: [
      { label: 'Home', href: '/' },
      { label: 'Blog', href: '/blog' },
    ],
    current: 'Record an iPhone',
  };
  const page = { url: 'https://onset.example/blog/iphone', siteUrl: 'https://onset.example', brand: brand.name };
  expect(breadcrumbsStructuredData(content, page)).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://onset.example/' },
        { '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://onset.example/blog' },
        { '@type': 'ListItem', position: 3, name: 'Record an iPhone', item: 'https://onset.example/blog/iphone' },
      ],
    },
  ]);
});
