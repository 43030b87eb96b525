import type { AnnouncementBarProps } from '@onset/design-system/sections/announcement-bar';
import type { FooterProps } from '@onset/design-system/sections/footer';
import type { SiteHeaderProps } from '@onset/design-system/sections/site-header';
import { brand } from '@onset/design-system/brand';
import { footerColumns, primaryLinks } from './navigation.ts';
import type { NavigationLink, NavigationMenu } from './navigation.ts';

/** Announcement above the header of every page; empty unless the site settings have one. */
export const announcement: AnnouncementBarProps = { text: { key: 'announcement' } };

/** Header of every page. */
export const header: SiteHeaderProps = {
  brand: { name: brand.name, href: '/' },
  links: primaryLinks.map(toHeaderLink),
  action: { label: 'Download', href: '/download' },
  account: {
    logIn: { label: 'Log in', href: '/login' },
    profile: { label: 'Profile', href: '/profile' },
    plan: { label: 'Your plan', href: '/customer-portal' },
    menuLabel: 'Your account',
    logOutLabel: 'Log out',
    openApp: { label: `Open ${brand.name}`, href: '/download', appUrl: `${brand.slug}://open` },
  },
  menuLabel: 'Menu',
};

/** Footer of every page. */
export const footer: FooterProps = {
  brand: brand.name,
  tagline: { key: 'tagline', fallback: brand.tagline },
  columns: footerColumns.map(({ heading, links }) => ({ heading, links: [...links] })),
  feed: { label: 'New posts by RSS', href: '/rss.xml' },
  contact: { label: 'Questions? Write to', email: { key: 'support_email', fallback: brand.supportEmail } },
  themeLabel: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  legal: `© ${brand.since} ${brand.legalName} ${brand.notice}`.trim(),
};

/** Returns a link or menu for the header, with lists that aren’t read-only. */
function toHeaderLink(link: NavigationLink | NavigationMenu): SiteHeaderProps['links'][number] {
  return 'children' in link ? { ...link, children: [...link.children] } : link;
}
