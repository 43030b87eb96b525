import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Thank you',
  description: 'Your purchase of {{brand.name}}: what you bought, and how to get started on your Mac.',
  noindex: true,
  navigation: false,
  sections: [
    {
      section: 'purchase-status',
      id: 'purchase',
      content: {
        seller: 'Paddle',
        download: { label: 'Download {{brand.name}}', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        steps: [
          {
            title: 'Get the app',
            text: '[Download version {{release.version}}](/download), {{release.size}}, for {{brand.operatingSystem}}. If you already have it, skip this step.',
          },
          {
            title: 'Log in once',
            text: 'Open the app and log in with your account. It activates your license automatically, on up to three Macs.',
          },
          {
            title: 'Export your first video',
            text: 'What you recorded before you paid is still there, with all edits. [How it works](/how-it-works) takes four minutes to read.',
          },
        ],
        consentText:
          'I agree to the [terms](/terms-and-conditions) and the [privacy policy](/privacy): {{brand.name}} stores what I enter here for as long as I have the account.',
        portal: { label: 'Your plan', href: '/customer-portal' },
        pricing: { label: 'See the plans', href: '/pricing' },
        logIn: { label: 'Log in', href: '/login?redirect=/success' },
        supportEmail: '{{brand.supportEmail}}',
      },
    },
  ],
} satisfies PageDocument;
