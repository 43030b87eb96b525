import type { FooterProps } from '@onset/design-system/sections/footer';
import type { SiteHeaderProps } from '@onset/design-system/sections/site-header';
import { brand } from './brand.ts';
import { footerColumns, primaryLinks } from './navigation.ts';

/** What the header of every page says. */
export const header: SiteHeaderProps = {
  brand: { name: brand.name, href: '/' },
  links: [...primaryLinks],
  action: { label: 'Create account', href: '/register' },
  account: {
    logIn: { label: 'Log in', href: '/login' },
    profile: { label: 'Profile', href: '/profile' },
    menuLabel: 'Your account',
    logOutLabel: 'Log out',
  },
  menuLabel: 'Menu',
};

/** What the footer of every page says. */
export const footer: FooterProps = {
  brand: brand.name,
  tagline: { key: 'tagline', fallback: brand.tagline },
  columns: footerColumns.map(({ heading, links }) => ({ heading, links: [...links] })),
  contact: { label: 'Questions go to', email: { key: 'support_email', fallback: brand.supportEmail } },
  themeLabel: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  legal: `© ${brand.since} ${brand.legalName} ${brand.name} is a fictional product.`,
};
