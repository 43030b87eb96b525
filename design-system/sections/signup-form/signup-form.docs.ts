import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'acting',
  status: 'new',
  summary: 'Takes an address for the newsletter or the waitlist, and says at once what will be done with it.',
  anatomy: [
    { part: 'Heading and lede', what: 'What comes to the address, and how often.' },
    {
      part: 'Field and button',
      what: 'One field. In the compact layout the button is not the accent: a footer has no first action.',
    },
    { part: 'Consent', what: 'What is done with the address and what is not, with a link to the privacy page.' },
    { part: 'Outcome', what: 'Takes the form’s place: look into your mail, and the address as it was typed.' },
  ],
  useWhen: [
    'There is a list that somebody writes to, and somebody reads.',
    'The product, or a part of it, is not out yet, and people want to be told: `purpose: "waitlist"`.',
  ],
  avoidWhen: [
    'The visitor can buy or download now: `call-to-action` leads there, and a list leads away.',
    'It is an account they should make: use `register-form`.',
  ],
  dos: [
    {
      words: 'Say how often, and keep to it.',
      content: { heading: 'One letter a month', lede: 'What is new in Onset, and one thing learnt about recording.' },
    },
    {
      words: 'Say what you do not do with the address.',
      content: { consent: 'For this letter and nothing else. Every one has a way out. [Privacy](/privacy)' },
    },
  ],
  donts: [
    {
      words: 'Do not ask for what the letter does not need, and do not promise what it does not bring.',
      content: {
        heading: 'Join our community of creators',
        lede: 'Be the first to hear about everything.',
        consent: undefined,
      },
    },
    {
      words: 'Do not name the button after the machine.',
      content: { submitLabel: 'Submit' },
    },
  ],
  accessibility: [
    'The label stays above the field. An error stands below it, is bound to it, and takes the focus there.',
    'The outcome takes the focus from the button that has gone, and so is read out.',
    'Without scripts the browser checks the field and posts the form; nothing of it waits for React.',
  ],
} satisfies SectionDocs;
