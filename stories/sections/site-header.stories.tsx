import { brand } from '@onset/design-system/brand';
import { expect, within } from 'storybook/test';
import { SiteHeader } from '@onset/design-system/sections/site-header';
import type { SiteHeaderContent } from '@onset/design-system/sections/site-header/schema';
import preview from '../../.storybook/preview.tsx';
import { release } from '../fixtures/release.ts';
import { owner, rightToLeft, room, signedIn } from '../helpers/frames.tsx';

const meta = preview.meta({
  title: 'Sections/Site header',
  component: SiteHeader,
  parameters: { frame: 'none' },
  args: {
    brand: { name: brand.name, href: '/' },
    links: [
      { label: 'What it does', href: '#features' },
      { label: 'Pricing', href: '#pricing' },
      { label: 'Questions', href: '#questions' },
    ],
    action: { label: `Get ${brand.name}`, href: '#get' },
    account: {
      logIn: { label: 'Log in', href: '#log-in' },
      profile: { label: 'Profile', href: '#profile' },
      plan: { label: 'Your plan', href: '#plan' },
      menuLabel: 'Your account',
      logOutLabel: 'Log out',
      openApp: { label: `Open ${brand.name}`, href: '#download', appUrl: 'onset://open' },
    },
    menuLabel: 'Menu',
  },
});

export const SignedOut = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `Get ${brand.name}` })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Your account/ })).toBeNull();
  },
});

export const SignedIn = meta.story({
  decorators: [signedIn],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Your account/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Log in' })).toBeNull();
    await expect(canvas.getByRole('link', { name: `Get ${brand.name}` })).toBeVisible();
  },
});

/** The checkout and success pages use a header without links, action and login. */
export const WithoutLinks = meta.story({
  args: { links: [], action: undefined },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Log in' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
  },
});

/** The visitor owns a license. The header shows a link that opens the app instead of the link to the plans. */
export const Owner = meta.story({
  decorators: [owner],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `Open ${brand.name}` })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: `Get ${brand.name}` })).toBeNull();
  },
});

/** The visitor opens the account menu with the keyboard. */
export const AccountMenuOpen = meta.story({
  decorators: [room(220), signedIn],
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const nameElement of canvasElement.querySelectorAll('[data-account-name]')) nameElement.textContent = 'Ada';
    canvas.getByRole('button', { name: /Your account/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Profile' })).toBeVisible();
  },
});

/** On small screens, the button “Menu” opens a menu with the links of the header. */
export const SmallScreenMenuOpen = meta.story({
  globals: { viewport: { value: 'phone' } },
  decorators: [room(320)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = within(await canvas.findByRole('navigation', { name: 'Menu' }));
    await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Close menu' })).toBeVisible();
  },
});

export const ManyLongLinks = meta.story({
  args: {
    links: ['Bildschirmaufnahme', 'Videobearbeitung', 'Hintergrundentfernung', 'Preise'].map((label) => ({
      label,
      href: `#${label}`,
    })),
  },
});

/** Header content with two menus and two links. */
const withMenus: SiteHeaderContent['links'] = [
  {
    label: 'Product',
    lede: 'One Mac app that records the screen and makes the first edit.',
    more: { label: 'All features', href: '#features' },
    children: [
      { icon: 'zoom', label: 'Features', text: 'What happens to a recording while you talk', href: '#features-all' },
      { icon: 'waveform', label: 'How it works', text: 'From pressing record to the finished file', href: '#how' },
      { icon: 'laptop', label: 'Use cases', text: 'Release notes, lessons, support answers', href: '#use-cases' },
      { icon: 'download', label: 'Download', text: `For macOS 14 or later, ${release.size}`, href: '#download' },
      { icon: 'clock', label: 'Changelog', text: 'What’s new in each version', href: '#changelog' },
    ],
  },
  {
    label: 'Compare',
    lede: `What to look for in a recorder, and where ${brand.name} is not the answer.`,
    children: [
      { icon: 'screen', label: 'Mac screen recorders', text: 'What macOS can do, and what it can’t', href: '#mac' },
      { icon: 'scissors', label: 'Video editors', text: 'When a timeline is too much, or too little', href: '#edit' },
      { icon: 'person', label: 'Background removal', text: 'A clean camera image without a green screen', href: '#bg' },
      { icon: 'code', label: 'Open-source recorders', text: 'What’s free, and what it takes', href: '#open' },
    ],
  },
  { label: 'Pricing', href: '#pricing' },
  { label: 'Blog', href: '#blog' },
];

/**
 * Each menu opens below the header, and its links are aligned with the columns of the page. Opening a menu closes the
 * other one.
 */
export const MenuOpen = meta.story({
  args: { links: withMenus },
  decorators: [room(520)],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const product = canvas.getByRole('button', { name: 'Product' });
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await expect(await canvas.findByRole('link', { name: /Video editors/ })).toBeVisible();
    product.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: /Changelog/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Video editors/ })).toBeNull();
    await userEvent.tab();
    await expect(canvasElement.ownerDocument.activeElement).toHaveTextContent('All features');
  },
});

/** The header has several menus. On small screens, a single menu lists the pages of all of them, grouped by menu. */
export const SmallScreenSheetOpen = meta.story({
  args: { links: withMenus },
  globals: { viewport: { value: 'phone' } },
  decorators: [room(760)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = within(await canvas.findByRole('navigation', { name: 'Menu' }));
    await expect(menu.getByRole('list', { name: 'Product' })).toBeVisible();
    await expect(menu.getAllByRole('link')).toHaveLength(13);
    await expect(canvas.getByRole('button', { name: 'Close menu' })).toBeVisible();
  },
});

export const MenuRightToLeft = meta.story({
  args: { links: withMenus },
  decorators: [rightToLeft, room(520)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Product' }));
  },
});
