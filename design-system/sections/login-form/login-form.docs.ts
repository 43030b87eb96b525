import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'account',
  status: 'stable',
  summary: 'Lets a customer in, with e-mail or username and a password.',
  anatomy: [
    { part: 'Heading and lede', what: 'The page’s own. The lede says what there is behind the door.' },
    { part: 'Notice', what: 'What happened just before: an email address was confirmed.' },
    {
      part: 'Error',
      what: 'What is wrong with both together, such as a wrong password. It never says which of the two.',
    },
    {
      part: 'Fields',
      what: 'E-mail or username, and password, with a button that shows it. A password manager knows both.',
    },
    { part: 'Button', what: 'Fills the width of the fields, because it is what follows them.' },
    { part: 'Links', what: 'A new password, a new account. Three at the most.' },
  ],
  useWhen: ['A page exists to let somebody into their account, and has nothing else on it.'],
  avoidWhen: [
    'Somebody has no account yet: use `register-form`, and lead here from it.',
    'The password is gone: `forgot-password-form`. Do not put its field here.',
    'A part of a page needs a session: say so there, and link to the page with this form.',
  ],
  dos: [
    {
      words: 'Say what is behind the door.',
      content: { lede: 'Your licences, your receipts and your downloads are in your account.' },
    },
    {
      words: 'Ask the question that a link answers, before the link.',
      content: { links: [{ lead: 'No account yet?', label: 'Create one', href: '#register' }] },
    },
  ],
  donts: [
    {
      words: 'Do not greet. Who logs in for the tenth time this month reads it for the tenth time.',
      content: { heading: 'Welcome back, friend', lede: 'Great to see you again. We have missed you.' },
    },
    {
      words: 'Do not make the way out as loud as the way in.',
      content: {
        links: [
          { lead: 'New here, and curious?', label: 'Create your account in a minute', href: '#register' },
          { lead: 'Cannot remember your password?', label: 'Let us send you a new link', href: '#forgot-password' },
          { lead: 'Something else altogether?', label: 'Write to our support', href: '#support' },
        ],
      },
    },
  ],
  accessibility: [
    'Each error stands under its field, is tied to it, and the first wrong field takes the focus.',
    'An error of both fields is an alert above them; what was typed stays, the password too.',
    'Fields say what they are to a password manager, and pasting is allowed.',
    'While it is on its way the button says so and keeps the focus.',
  ],
} satisfies SectionDocs;
