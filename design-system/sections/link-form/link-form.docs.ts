import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'manage-an-account',
  status: 'stable',
  summary: 'Completes an action from an email link with one button and shows the result.',
  keywords: ['confirmation', 'verify', 'activation', 'unsubscribe'],
  anatomy: [
    { part: 'Heading and lede', description: 'What the button does.' },
    { part: 'Button', description: 'Performs the action. Email scanners that open links can’t trigger it.' },
    { part: 'Result', description: 'Replaces the form with what happened, what it means and a next step.' },
    { part: 'Missing code', description: 'Shown if the page was opened without the email link.' },
    { part: 'Error message', description: 'Appears above the button if the server is temporarily unable to act.' },
  ],
  useWhen: ['A link in an email changes something: it confirms an email address, undoes a change or unsubscribes.'],
  avoidWhen: [
    'The customer must enter a new password. Use `reset-password-form` instead.',
    'The link changes nothing. Link directly to the relevant page instead.',
  ],
  dos: [
    {
      text: 'Use the same verb as the email.',
      content: { heading: 'Confirm your email', submitLabel: 'Confirm email' },
    },
    {
      text: 'Write a result for every outcome, including a used link, each with a next step.',
    },
  ],
  donts: [
    {
      text: 'Don’t use a generic button label.',
      content: { heading: 'One more step', lede: 'Please continue to complete the process.', submitLabel: 'Continue' },
    },
    {
      text: 'Don’t delay customers with pleasantries.',
      content: {
        lede: 'We’re so glad that you’re here. Before we begin, there’s one small thing that we’d like to ask of you.',
      },
    },
  ],
  accessibility: [
    'The form posts to the page’s own URL, so it works without JavaScript.',
    'The server redirects to the result’s URL fragment, which moves focus to it.',
    'The error message receives focus in the same way, and the button stays in place.',
  ],
} satisfies SectionDocs;
