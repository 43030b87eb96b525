import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Confirm your place',
  description:
    'Confirm your address for the newsletter or the waitlist of {{brand.name}} with the link from our email.',
  noindex: true,
  sections: [
    {
      section: 'link-form',
      id: 'newsletter',
      content: {
        heading: 'Emails from {{brand.name}}',
        lede: 'One click confirms that the address is yours, and you’re on the list.',
        submitLabel: 'Confirm my address',
        missingCodeLink: { label: 'Go to the home page', href: '/' },
        outcomes: [
          {
            id: 'check-mail',
            tone: 'done',
            text: 'Check your email.',
            hint: 'We sent you a link. Click it to confirm. Nothing yet? Check your spam folder.',
            link: { label: 'Go to the home page', href: '/' },
          },
          {
            id: 'subscribed',
            tone: 'done',
            text: 'You’re subscribed to the newsletter.',
            hint: 'You’ll get the next one. Every newsletter has an unsubscribe link at the end.',
            link: { label: 'Go to the home page', href: '/' },
          },
          {
            id: 'on-waitlist',
            tone: 'done',
            text: 'You’re on the waitlist.',
            hint: 'We’ll email you once, as soon as it’s available.',
            link: { label: 'Go to the home page', href: '/' },
          },
          {
            id: 'link-not-good',
            tone: 'stopped',
            text: 'This link has expired.',
            hint: 'It’s too old, or you’ve unsubscribed since. Enter your address again, and we’ll send a new link.',
            link: { label: 'Go to the home page', href: '/' },
          },
          {
            id: 'not-an-address',
            tone: 'stopped',
            text: 'That isn’t an email address.',
            hint: 'Go back in your browser and check what you typed. We didn’t store anything.',
            link: { label: 'Go to the home page', href: '/' },
          },
          {
            id: 'not-sent',
            tone: 'stopped',
            text: 'We couldn’t send you an email just now.',
            hint: 'If you tried several times, look for the earlier emails. Their links still work. Otherwise, try again later.',
            link: { label: 'Go to the home page', href: '/' },
          },
        ],
      },
    },
  ],
} satisfies PageDocument;
