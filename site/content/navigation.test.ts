import { expect, test } from 'vitest';
import portal from '../pages/customer-portal.ts';
import profile from '../pages/profile.ts';
import choosing from '../pages/screen-recording-software.ts';
import { footerColumns, primaryLinks } from './navigation.ts';

/** The heads of an account page. */
const introOf = ({ sections }: typeof portal | typeof profile) =>
  sections.find(({ section }) => section === 'account-intro')?.content;

test('the profile and the plan link to each other, and the footer links to both', () => {
  expect(introOf(profile)).toMatchObject({ otherPage: { label: 'Your plan', href: '/customer-portal' } });
  expect(introOf(portal)).toMatchObject({ otherPage: { label: 'Your profile', href: '/profile' } });
  const footer = footerColumns.flatMap(({ links }) => links.map(({ href }) => href));
  expect(footer).toEqual(expect.arrayContaining(['/profile', '/customer-portal']));
});

test('the menu names as many checks as the page about choosing a recorder has', () => {
  const entries = primaryLinks.flatMap((each) => ('children' in each ? each.children : []));
  expect(entries.find(({ href }) => href === '/screen-recording-software')?.text).toMatch(/^Five checks /);
  expect(JSON.stringify(choosing).match(/"(?:title|heading)":"\d\. /g)).toHaveLength(5);
});
