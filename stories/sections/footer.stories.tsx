import { expect } from 'storybook/test';
import { Footer } from '@onset/design-system/sections/footer';
import type { FooterContent } from '@onset/design-system/sections/footer';
import { footerSchema } from '@onset/design-system/sections/footer/schema';
import preview from '../../.storybook/preview.tsx';
import { twiceTheText } from '../helpers/twice-the-text.ts';

const content: FooterContent = {
  brand: 'Onset',
  tagline: { key: 'tagline', fallback: 'Record your screen. Keep the good part.' },
  columns: [
    {
      heading: 'Product',
      links: [
        { label: 'What it does', href: '#features' },
        { label: 'Pricing', href: '#pricing' },
        { label: 'Questions', href: '#questions' },
      ],
    },
    {
      heading: 'Account',
      links: [
        { label: 'Log in', href: '#log-in' },
        { label: 'Create account', href: '#register' },
        { label: 'Profile', href: '#profile' },
      ],
    },
  ],
  contact: { label: 'Write to', email: { key: 'support_email', fallback: 'support@onset.example' } },
  themeLabel: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  legal: 'Onset is a fictional product.',
};

const meta = preview.meta({
  title: 'Sections/Footer',
  component: Footer,
  parameters: { frame: 'none' },
  args: content,
});

/** The choice of theme needs a script and is hidden until one takes charge of it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Footer' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'support@onset.example' })).toHaveAttribute(
      'href',
      'mailto:support@onset.example',
    );
  },
});

export const WithThemeControl = meta.story({
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector('[data-theme-control]')?.removeAttribute('hidden');
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();
  },
});

export const Least = meta.story({ args: { columns: [], contact: undefined } });

export const TwiceTheText = meta.story({ args: twiceTheText(content, footerSchema) });
