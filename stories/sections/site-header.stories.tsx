import { expect, within } from 'storybook/test';
import { SiteHeader } from '@onset/design-system/sections/site-header';
import preview from '../../.storybook/preview.tsx';
import { room, signedIn } from '../helpers/frames.tsx';

const meta = preview.meta({
  title: 'Sections/Site header',
  component: SiteHeader,
  parameters: { frame: 'none' },
  args: {
    brand: { name: 'Onset', href: '/' },
    links: [
      { label: 'What it does', href: '#features' },
      { label: 'Pricing', href: '#pricing' },
      { label: 'Questions', href: '#questions' },
    ],
    action: { label: 'Get Onset', href: '#get' },
    account: {
      logIn: { label: 'Log in', href: '#log-in' },
      profile: { label: 'Profile', href: '#profile' },
      menuLabel: 'Your account',
      logOutLabel: 'Log out',
    },
    menuLabel: 'Menu',
  },
});

export const SignedOut = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get Onset' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Your account/ })).toBeNull();
  },
});

export const SignedIn = meta.story({
  decorators: [signedIn],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Your account/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Log in' })).toBeNull();
  },
});

/** The account menu opens by keyboard and closes with Escape. */
export const AccountMenuOpen = meta.story({
  decorators: [room(220), signedIn],
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const name of canvasElement.querySelectorAll('[data-account-name]')) name.textContent = 'Ada';
    canvas.getByRole('button', { name: /Your account/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Profile' })).toBeVisible();
  },
});

/** Narrow, the links are in a menu. */
export const SmallScreenMenuOpen = meta.story({
  globals: { viewport: { value: 'phone' } },
  decorators: [room(320)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = within(await canvas.findByRole('navigation', { name: 'Menu' }));
    await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible();
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
