import { expect } from 'storybook/test';
import { Footer } from '@onset/design-system/sections/footer';
import type { FooterContent } from '@onset/design-system/sections/footer';
import { footerSchema } from '@onset/design-system/sections/footer/schema';
import preview from '../../.storybook/preview.tsx';
import { narrow, rightToLeft } from '../helpers/frames.tsx';
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

/** The pages of a whole site, four columns of them. */
const fourColumns: FooterContent['columns'] = [
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
    ].map((label) => ({ label, href: `#${label}` })),
  },
  {
    heading: 'Compare',
    links: [
      'Mac screen recorders',
      'Video editors',
      'Tutorial software',
      'Open-source recorders',
      'Onset and Screen Studio',
    ].map((label) => ({ label, href: `#${label}` })),
  },
  {
    heading: 'Read',
    links: ['Blog', 'Guides', 'Press', 'About'].map((label) => ({ label, href: `#${label}` })),
  },
  {
    heading: 'Account',
    links: [
      { label: 'Log in', href: '#log-in', signedOutOnly: true },
      { label: 'Create account', href: '#register', signedOutOnly: true },
      { label: 'Profile', href: '#profile' },
      { label: 'Billing', href: '#portal' },
    ],
  },
];

const legalColumn: FooterContent['columns'][number] = {
  heading: 'Legal',
  links: ['Terms', 'Privacy', 'Refunds', 'Contact', 'System status'].map((label) => ({ label, href: `#${label}` })),
};

const tools = { feed: { label: 'RSS', href: '#feed' }, cookieSettingsLabel: 'Cookie settings' };

/** What needs a script is shown, as once one has taken charge of it. */
const showTools = ({ canvasElement }: { canvasElement: HTMLElement }) => {
  for (const each of canvasElement.querySelectorAll('[hidden]')) each.removeAttribute('hidden');
};

export const FourColumns = meta.story({
  args: { columns: fourColumns, ...tools },
  play: async ({ canvas, canvasElement }) => {
    showTools({ canvasElement });
    await expect(canvas.getByRole('link', { name: 'RSS' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
  },
});

/** Five take the width of the page. */
export const FiveColumns = meta.story({
  args: { columns: [...fourColumns, legalColumn], ...tools },
  play: async ({ canvas, canvasElement }) => {
    showTools({ canvasElement });
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(5);
    const legal = legalColumn.links.map(({ label }) => canvas.getByRole('link', { name: label }));
    await expect(new Set(legal.map((link) => link.getBoundingClientRect().left)).size).toBe(1);
  },
});

export const ThreeColumns = meta.story({ args: { columns: fourColumns.slice(0, 3), ...tools } });

/** The place of a newsletter's form. The form is a section of its own. */
export const WithNewsletter = meta.story({
  args: {
    columns: [...fourColumns, legalColumn],
    newsletter: (
      <p className="rounded-md border border-dashed border-line-strong p-4 text-small text-ink-muted">
        The form of the newsletter stands here.
      </p>
    ),
  },
});

export const ManyColumnsRightToLeft = meta.story({
  args: { columns: [...fourColumns, legalColumn], ...tools },
  decorators: [rightToLeft],
  play: showTools,
});

export const ManyColumnsNarrow = meta.story({
  args: { columns: [...fourColumns, legalColumn], ...tools },
  decorators: [narrow(320)],
  play: showTools,
});

export const ManyColumnsWithTwiceTheText = meta.story({
  args: twiceTheText({ ...content, columns: [...fourColumns, legalColumn], ...tools }, footerSchema),
  play: showTools,
});
