import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'account',
  status: 'stable',
  summary: 'Sets a new password, for who came by the link in our e-mail.',
  anatomy: [
    { part: 'Heading and lede', what: 'What happens, and what it does on other devices.' },
    { part: 'Field', what: 'The new password, typed once. A button shows it.' },
    { part: 'Advice', what: 'How hard it is to guess, and what would help.' },
    { part: 'Rejected link', what: 'Used already, or too old: said above the field, with the way to a new one.' },
    { part: 'Done', what: 'In place of the form: it is set, and where to go now.' },
    { part: 'Without a code', what: 'For who opened the page without the link of the mail.' },
  ],
  useWhen: ['The link of `forgot-password-form` leads here, and nothing else does.'],
  avoidWhen: [
    'Somebody is logged in and knows the password there is: use `change-password-form`.',
    'A link only has to be confirmed: use `link-form`.',
  ],
  dos: [
    {
      words: 'Say what happens on other devices before it happens.',
      content: { lede: 'It signs you out on every other device.' },
    },
    {
      words: 'Lead on once it is done, by what most want to do next.',
      content: { doneLink: { label: 'Go to your account', href: '#profile' } },
    },
  ],
  donts: [
    {
      words: 'Do not list rules that no guesser minds: length counts, a required exclamation mark does not.',
      content: { lede: 'At least one capital letter, one figure and one sign, changed every 90 days.' },
    },
    {
      words: 'Do not make it sound like an alarm: who came here asked for it.',
      content: { heading: 'Security alert: act now', lede: 'Your account may be at risk until you set a password.' },
    },
  ],
  accessibility: [
    'Typed once and shown on demand: a second field would double the typing, and shows fewer mistakes than the eye.',
    'What came of it takes the focus in place of the form.',
    'A page made in advance shows form or message before it is painted, so that nothing flickers or is read out twice.',
  ],
} satisfies SectionDocs;
