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

/** A link of the footer. */
interface FooterLink extends NavigationLink {
  /** It is of no use to somebody signed in. */
  readonly signedOutOnly?: boolean;
}

/** The links of the footer, in columns. */
export const footerColumns: readonly { readonly heading: string; readonly links: readonly FooterLink[] }[] = [
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
      { label: 'Log in', href: '/login', signedOutOnly: true },
      { label: 'Create an account', href: '/register', signedOutOnly: true },
      { label: 'Your profile', href: '/profile' },
    ],
  },
];
