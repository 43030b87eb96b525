/** A link of the site's own navigation. */
export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

/** The links of the header. A test holds every one against the pages and their anchors. */
export const primaryLinks: readonly NavigationLink[] = [
  { label: 'Features', href: '/#features' },
  { label: 'Pricing', href: '/pricing' },
];

/** The links of the footer, in columns. */
export const footerColumns: readonly { readonly heading: string; readonly links: readonly NavigationLink[] }[] = [
  {
    heading: 'Product',
    links: [
      { label: 'Features', href: '/#features' },
      { label: 'Pricing', href: '/pricing' },
      { label: 'Questions', href: '/pricing#faq' },
    ],
  },
  {
    heading: 'Account',
    links: [
      { label: 'Log in', href: '/login' },
      { label: 'Create an account', href: '/register' },
      { label: 'Your profile', href: '/profile' },
    ],
  },
];
