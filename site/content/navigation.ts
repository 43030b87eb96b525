import type { IconName } from '@onset/design-system/primitives/icon';

/** Link in the site’s header or footer. */
export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

/** Menu of related pages in the header. */
export interface NavigationMenu {
  readonly label: string;
  /** Description of the pages, in a sentence. */
  readonly lede: string;
  readonly children: readonly (NavigationLink & { readonly icon: IconName; readonly text: string })[];
}

/** Links and menus of the header. A test checks them against the pages and their anchors. */
export const primaryLinks: readonly (NavigationLink | NavigationMenu)[] = [
  {
    label: 'Product',
    lede: 'One app that records a Mac and has the edit ready when you stop.',
    children: [
      { icon: 'zoom', label: 'Features', text: 'What happens to a recording while you talk', href: '/features' },
      {
        icon: 'waveform',
        label: 'How it works',
        text: 'From pressing record to the finished file',
        href: '/how-it-works',
      },
      { icon: 'laptop', label: 'Use cases', text: 'Six kinds of recording, each with its setup', href: '/use-cases' },
      { icon: 'download', label: 'Download', text: 'The newest version, and what it requires', href: '/download' },
      { icon: 'clock', label: 'Changelog', text: 'What’s new in each version', href: '/changelog' },
    ],
  },
  {
    label: 'Guides',
    lede: 'What to look for, and when another tool is the better choice.',
    children: [
      {
        icon: 'screen',
        label: 'Recording a Mac',
        text: 'What macOS can do, and what it can’t',
        href: '/macos-screen-recorder',
      },
      {
        icon: 'scissors',
        label: 'Editing recordings',
        text: 'What recordings need that films don’t',
        href: '/video-editing-software',
      },
      {
        icon: 'person',
        label: 'Background removal',
        text: 'A clean camera image without a green screen',
        href: '/camera-background-removal',
      },
      {
        icon: 'film',
        label: 'Making tutorials',
        text: 'Plan, script, pace and captions',
        href: '/tutorial-recording-software',
      },
      {
        icon: 'check',
        label: 'Choosing a recorder',
        text: 'Five checks before you pay',
        href: '/screen-recording-software',
      },
      {
        icon: 'code',
        label: 'Open source',
        text: 'What’s free, and what it takes',
        href: '/open-source-screen-recorder',
      },
    ],
  },
  { label: 'Pricing', href: '/pricing' },
  { label: 'Blog', href: '/blog' },
];

/** Link in the footer. */
interface FooterLink extends NavigationLink {
  /** True for links that signed-in visitors don’t need. */
  readonly signedOutOnly?: boolean;
}

/** Links of the footer, in columns. */
export const footerColumns: readonly { readonly heading: string; readonly links: readonly FooterLink[] }[] = [
  {
    heading: 'Product',
    links: [
      { label: 'Features', href: '/features' },
      { label: 'How it works', href: '/how-it-works' },
      { label: 'Use cases', href: '/use-cases' },
      { label: 'Pricing', href: '/pricing' },
      { label: 'Download', href: '/download' },
      { label: 'Changelog', href: '/changelog' },
      { label: 'About', href: '/about' },
    ],
  },
  {
    heading: 'Guides',
    links: [
      { label: 'Recording a Mac', href: '/macos-screen-recorder' },
      { label: 'Editing recordings', href: '/video-editing-software' },
      { label: 'Background removal', href: '/camera-background-removal' },
      { label: 'Making tutorials', href: '/tutorial-recording-software' },
      { label: 'Blog', href: '/blog' },
    ],
  },
  {
    heading: 'Compare',
    links: [
      { label: 'Choosing a recorder', href: '/screen-recording-software' },
      { label: 'Open-source recorders', href: '/open-source-screen-recorder' },
      { label: 'Compared with Screen Studio', href: '/vs-screen-studio' },
      { label: 'How we measure', href: '/how-we-measure' },
    ],
  },
  {
    heading: 'Account',
    links: [
      { label: 'Log in', href: '/login', signedOutOnly: true },
      { label: 'Create an account', href: '/register', signedOutOnly: true },
      { label: 'Your profile', href: '/profile' },
      { label: 'Your plan', href: '/customer-portal' },
      { label: 'Questions', href: '/pricing#faq' },
    ],
  },
  {
    heading: 'Legal',
    links: [
      { label: 'Privacy', href: '/privacy' },
      { label: 'Terms', href: '/terms-and-conditions' },
      { label: 'Refunds', href: '/refund' },
    ],
  },
];
