import { expect, test } from 'vitest';
import { withoutLinksToPlanned } from './planned-pages.ts';

const document = {
  text: ['I agree to the [terms](/terms-and-conditions) and the [rules](/privacy). [Prices](/pricing)'],
};

test('a link to a page that is planned appears with the page', () => {
  expect(withoutLinksToPlanned(document, new Set(['/', '/pricing']))).toEqual({
    text: ['I agree to the terms and the rules. [Prices](/pricing)'],
  });
  expect(withoutLinksToPlanned(document, new Set(['/privacy']))).toEqual({
    text: ['I agree to the terms and the [rules](/privacy). [Prices](/pricing)'],
  });
  expect(withoutLinksToPlanned(document, new Set(['/privacy', '/terms-and-conditions']))).toEqual(document);
});

test('a link to a page nobody plans stays, for the checks to find', () => {
  expect(withoutLinksToPlanned('[here](/nowhere)', new Set())).toBe('[here](/nowhere)');
});

test('in a long text the words of such a link stand in its place', () => {
  const text = (...children: unknown[]) => ({ type: 'paragraph', children });
  const link = {
    type: 'link',
    href: '/features#sound',
    children: ['what ', { type: 'em', children: ['it'] }, ' does'],
  };
  expect(withoutLinksToPlanned(text('See ', link, '.'), new Set())).toEqual(
    text('See ', 'what ', { type: 'em', children: ['it'] }, ' does', '.'),
  );
  expect(withoutLinksToPlanned(text(link), new Set(['/features']))).toEqual(text(link));
  const other = { ...link, href: '/nowhere' };
  expect(withoutLinksToPlanned(text(other), new Set())).toEqual(text(other));
});
