import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'manage-an-account',
  status: 'stable',
  summary: 'Creates an account and shows the password’s strength as the visitor types.',
  keywords: ['sign up', 'join', 'new user', 'onboarding'],
  anatomy: [
    {
      part: 'Heading and lede',
      description: 'The lede explains why to create an account.',
    },
    { part: 'Fields', description: 'Username, email and password.' },
    { part: 'Password strength', description: 'A rating below the password, with one suggestion.' },
    { part: 'Consent checkbox', description: 'Never preselected, with links to the terms and the privacy policy.' },
    { part: 'Button', description: 'Creates the account.' },
    { part: 'Links', description: 'Lead to related pages, such as login.' },
  ],
  useWhen: ['Customers want to manage their licenses in one place.'],
  avoidWhen: [
    'You only need an email address. Use `signup-form` instead.',
    'The visitor wants to buy. Link to `pricing` instead.',
  ],
  dos: [
    {
      text: 'Explain what the account is for.',
      content: { lede: 'One account for your licenses, on every Mac you record on.' },
    },
    {
      text: 'Name and link both documents in the consent text.',
      content: {
        consentText: 'I agree to the [terms and conditions](#terms) and have read the [privacy policy](#privacy).',
      },
    },
  ],
  donts: [
    {
      text: 'Don’t bundle marketing into the consent.',
      content: {
        consentText: 'I agree to the [terms](#terms), to news by email and to offers from partners.',
      },
    },
    {
      text: 'Don’t present registration as a prize.',
      content: {
        heading: 'Join thousands of creators',
        lede: 'Sign up in seconds and take your videos to the next level.',
      },
    },
  ],
  accessibility: [
    'The password field’s description includes the strength rating, which a polite live region also announces.',
    'The password hint is visible below the field before the user types.',
    'The consent checkbox and its links are keyboard accessible.',
  ],
} satisfies SectionDocs;
