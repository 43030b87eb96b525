import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'manage-an-account',
  status: 'stable',
  summary: 'Lets a customer log in with an email address or username and a password.',
  keywords: ['sign in', 'authentication', 'credentials', 'member access'],
  anatomy: [
    { part: 'Heading and lede', description: 'The page heading, and what the customer finds after logging in.' },
    { part: 'Notice', description: 'The result of a previous step, such as a confirmed email address.' },
    { part: 'Error message', description: 'A form error that never reveals which field is wrong.' },
    { part: 'Fields', description: 'Email or username, and password with a button that shows it.' },
    { part: 'Button', description: 'As wide as the fields.' },
    { part: 'Links', description: 'Up to three links, such as password reset and registration.' },
  ],
  useWhen: ['A page’s only purpose is to log customers in.'],
  avoidWhen: [
    'The visitor has no account. Use `register-form` instead.',
    'The customer has forgotten the password. Use `forgot-password-form` instead.',
    'Only part of a page requires a session. Link to the login page instead.',
  ],
  dos: [
    {
      text: 'Tell customers what they find in their account.',
      content: { lede: 'Your licenses, your receipts and your downloads are in your account.' },
    },
    {
      text: 'Put a question before each link.',
      content: { links: [{ lead: 'No account yet?', label: 'Create one', href: '#register' }] },
    },
  ],
  donts: [
    {
      text: 'Don’t greet customers who see this page regularly.',
      content: { heading: 'Welcome back, friend', lede: 'Great to see you again. We’ve missed you.' },
    },
    {
      text: 'Don’t let the links compete with the form.',
      content: {
        links: [
          { lead: 'New here, and curious?', label: 'Create your account in a minute', href: '#register' },
          { lead: 'Can’t remember your password?', label: 'Let us send you a new link', href: '#forgot-password' },
          { lead: 'Something else altogether?', label: 'Write to our support team', href: '#support' },
        ],
      },
    },
  ],
  accessibility: [
    'Each error is linked to its field, and focus moves to the first invalid field.',
    'An error of the whole form is an alert above the fields. All values are kept.',
    'The fields have `autocomplete` values for password managers and allow pasting.',
    'While the form is being submitted, the button is marked as busy and keeps focus.',
  ],
} satisfies SectionDocs;
