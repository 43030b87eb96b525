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
        heading: 'Mail from {{brand.name}}',
        lede: 'One press tells us that the address is yours, and you are on the list.',
        submitLabel: 'Confirm my address',
        missingCodeLink: { label: 'Go to the home page', href: '/' },
        outcomes: [
          {
            id: 'check-mail',
            tone: 'done',
            text: 'Check your mail.',
            hint: 'We have sent you a link: one press there, and you are on the list. Nothing there? Look among the junk.',
            link: { label: 'Go to the home page', href: '/' },
          },
          {
            id: 'subscribed',
            tone: 'done',
            text: 'You are on the newsletter.',
            hint: 'The next one comes to you. Each has a link at its end that takes you off again.',
            link: { label: 'Go to the home page', href: '/' },
          },
          {
            id: 'on-waitlist',
            tone: 'done',
            text: 'You are on the waitlist.',
            hint: 'We write once, when what you wait for is there.',
            link: { label: 'Go to the home page', href: '/' },
          },
          {
            id: 'link-not-good',
            tone: 'stopped',
            text: 'This link is no longer good.',
            hint: 'It is too old, or you have unsubscribed since. Give your address once more, and we send a new one.',
            link: { label: 'Go to the home page', href: '/' },
          },
          {
            id: 'not-an-address',
            tone: 'stopped',
            text: 'That is not an email address.',
            hint: 'Go back in your browser and look at what you typed. We have kept nothing.',
            link: { label: 'Go to the home page', href: '/' },
          },
          {
            id: 'not-sent',
            tone: 'stopped',
            text: 'We could not send you a mail just now.',
            hint: 'If you asked several times, look for the ones before: their links are good. Otherwise try again in a while.',
            link: { label: 'Go to the home page', href: '/' },
          },
        ],
      },
    },
  ],
} satisfies PageDocument;
