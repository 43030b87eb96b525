import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'account',
  status: 'stable',
  summary:
    'Where a link from an e-mail leads: one button does what the link is for, and the page says what came of it.',
  anatomy: [
    { part: 'Heading and lede', what: 'What the button will do, before it is pressed.' },
    { part: 'Button', what: 'Does it. A program that looks through mails opens links, and presses nothing.' },
    { part: 'Outcome', what: 'In place of the form: what came of it, what that means, and where to go from here.' },
    { part: 'Without a code', what: 'For who opened the page without the link of the mail.' },
    { part: 'Try again', what: 'Above the button, where the server cannot do it at the moment.' },
  ],
  useWhen: [
    'A link in an e-mail changes something: confirms an address, undoes a change, ends a subscription to mails.',
  ],
  avoidWhen: [
    'Something has to be typed first: `reset-password-form` asks for the new password.',
    'The link changes nothing. Then it can lead straight to the page it is about.',
  ],
  dos: [
    {
      words: 'Say what the button does with the verb of the mail that led here.',
      content: { heading: 'Confirm your email', submitLabel: 'Confirm email' },
    },
    {
      words: 'Write an outcome for every end, the used link too, each with a way on.',
    },
  ],
  donts: [
    {
      words: 'Do not write a button that could stand on any page.',
      content: { heading: 'One more step', lede: 'Please continue to complete the process.', submitLabel: 'Continue' },
    },
    {
      words: 'Do not ask for thanks in advance: who came from a mail wants to be done.',
      content: {
        lede: 'We are so glad that you are here. Before we begin, there is one small thing that we would like to ask of you.',
      },
    },
  ],
  accessibility: [
    'A form that goes to the page’s own address: it works without a script, and in every browser there is.',
    'The outcome is a place in the page with an address of its own, and takes the focus when it is led to.',
    'That it is not possible at the moment is said as an alert; the button stays where it was.',
  ],
} satisfies SectionDocs;
