import { brand } from '../../brand.ts';
import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'convert-visitors',
  status: 'new',
  summary: 'Collects email addresses for a newsletter or waitlist.',
  keywords: ['subscribe', 'mailing list', 'lead generation', 'early access', 'opt-in'],
  anatomy: [
    { part: 'Heading and lede', description: 'What subscribers will receive, and how often.' },
    {
      part: 'Email field and button',
      description: 'One field. The button is secondary in the compact layout.',
    },
    { part: 'Consent', description: 'How the email address is used, with a link to the privacy policy.' },
    { part: 'Result', description: 'Replaces the form and shows the entered email.' },
  ],
  useWhen: ['You send a newsletter regularly.', 'A product isn’t available yet (`purpose: "waitlist"`).'],
  avoidWhen: [
    'Visitors can buy or download now. Use `call-to-action` instead.',
    'Visitors should create an account. Use `register-form` instead.',
  ],
  dos: [
    {
      text: 'State how often you send emails.',
      content: { heading: 'One email a month', lede: `What’s new in ${brand.name}, and one lesson about recording.` },
    },
    {
      text: 'State what you don’t do with the email address.',
      content: {
        consent: 'We use your email for this newsletter and nothing else. Unsubscribe anytime. [Privacy](/privacy)',
      },
    },
  ],
  donts: [
    {
      text: 'Don’t omit the consent text or make vague promises.',
      content: {
        heading: 'Join our community of creators',
        lede: 'Be the first to hear about everything.',
        consent: undefined,
      },
    },
    {
      text: 'Don’t use a generic button label.',
      content: { submitLabel: 'Submit' },
    },
  ],
  accessibility: [
    'An error message appears below the field, and focus moves to the field.',
    'The result receives focus when it replaces the form.',
    'Without JavaScript, the browser validates the field and, if an `action` is set, submits the form.',
  ],
} satisfies SectionDocs;
