import { brand } from '@onset/design-system/brand';
import { expect } from 'storybook/test';
import { Footer } from '@onset/design-system/sections/footer';
import type { FooterContent } from '@onset/design-system/sections/footer/schema';
import preview from '../../.storybook/preview.tsx';

const createLink = (label: string) => ({ label, href: `#${label}` });

/** Link columns of a footer with all pages of a site. */
const columns: FooterContent['columns'] = [
  {
    heading: 'Product',
    links: [
      'Features',
      'How it works',
      'Use cases',
      'Pricing',
      'Download',
      'Changelog',
      'Background removal',
      'Teleprompter',
    ].map(createLink),
  },
  {
    heading: 'Compare',
    links: [
      'Mac screen recorders',
      'Video editors',
      'Tutorial software',
      'Open-source recorders',
      `${brand.name} and Screen Studio`,
    ].map(createLink),
  },
  { heading: 'Read', links: ['Blog', 'Guides', 'Press', 'About'].map(createLink) },
  {
    heading: 'Account',
    links: [
      { ...createLink('Log in'), signedOutOnly: true },
      { ...createLink('Create account'), signedOutOnly: true },
      createLink('Profile'),
      createLink('Billing'),
    ],
  },
  { heading: 'Legal', links: ['Terms', 'Privacy', 'Refunds', 'Contact', 'System status'].map(createLink) },
];

const meta = preview.meta({
  title: 'Sections/Footer',
  component: Footer,
  parameters: { frame: 'none' },
  args: {
    brand: brand.name,
    tagline: { key: 'tagline', fallback: 'Record your screen. Keep the good part.' },
    columns,
    contact: { label: 'Write to', email: { key: 'support_email', fallback: 'support@onset.example' } },
    feed: { label: 'RSS', href: '#feed' },
    cookieSettingsLabel: 'Cookie settings',
    themeLabel: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    legal: `${brand.name} is a fictional product.`,
  },
});

/** The theme control and the cookie button are hidden until a script handles them. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Footer' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'RSS' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'support@onset.example' })).toHaveAttribute(
      'href',
      'mailto:support@onset.example',
    );
    const legalLinks = columns.at(-1)?.links.map(({ label }) => canvas.getByRole('link', { name: label })) ?? [];
    await expect(new Set(legalLinks.map((legalLink) => legalLink.getBoundingClientRect().left)).size).toBe(1);
  },
});

/** A script has made the theme control and the “Cookie settings” button visible. */
export const WithControls = meta.story({
  play: async ({ canvas, canvasElement }) => {
    for (const control of canvasElement.querySelectorAll('[hidden]')) control.removeAttribute('hidden');
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
  },
});

export const FourColumns = meta.story({ args: { columns: columns.slice(0, 4) } });

export const ThreeColumns = meta.story({ args: { columns: columns.slice(0, 3) } });

export const TwoColumns = meta.story({ args: { columns: columns.slice(2, 4) } });

export const Minimal = meta.story({ args: { columns: [], contact: undefined, feed: undefined } });

/** A placeholder shows where the footer renders the newsletter form. */
export const WithNewsletter = meta.story({
  args: {
    newsletter: (
      <p className="rounded-md border border-dashed border-line-strong p-4 text-small text-ink-muted">
        The form of the newsletter is here.
      </p>
    ),
  },
});
