import { expect, test } from 'vitest';
import { findPageByPath } from '../compositor/pages.ts';
import { hasSample } from '../../tests/setup/samples.ts';
import portal from '../pages/customer-portal.ts';
import profile from '../pages/profile.ts';
import { footerColumns, primaryLinks } from './navigation.ts';

/** Returns the intro of an account page. */
const findIntro = ({ sections }: typeof portal | typeof profile) =>
  sections.find((each) => each.section === 'account-intro')?.content;

test('the account pages have the same tabs, and the footer links to both pages', () => {
  const getTabs = (page: typeof portal | typeof profile, path: string) =>
    findIntro(page)?.tabs.map(({ label, href }) => ({ label, href: href.startsWith('#') ? `${path}${href}` : href }));
  expect(getTabs(profile, '/profile')).toEqual(getTabs(portal, '/customer-portal'));
  const footer = footerColumns.flatMap(({ links }) => links.map(({ href }) => href));
  expect(footer).toEqual(expect.arrayContaining(['/profile', '/customer-portal']));
});

test.runIf(hasSample('comparisons'))(
  'the menu states the number of checks on the page about choosing a recorder',
  () => {
    const entries = primaryLinks.flatMap((each) => ('children' in each ? each.children : []));
    expect(entries.find(({ href }) => href === '/screen-recording-software')?.text).toMatch(/^Five checks /);
    expect(
      JSON.stringify(findPageByPath('/screen-recording-software')).match(/"(?:title|heading)":"\d\. /g),
    ).toHaveLength(5);
  },
);
