import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'manage-an-account',
  status: 'stable',
  summary: 'Lists the devices where the customer is logged in and lets them end sessions.',
  keywords: ['security', 'browsers', 'sign out everywhere', 'recent activity'],
  anatomy: [
    { part: 'Heading and lede', description: 'The lede explains what to do about an unfamiliar device.' },
    {
      part: 'Current session',
      description: 'Comes first, with a badge and no button.',
    },
    { part: 'Session', description: 'Browser and system, last activity and login time.' },
    {
      part: 'End button',
      description: 'Ends a session without confirmation.',
    },
    { part: 'End all button', description: 'Ends all other sessions.' },
    { part: 'Status message', description: 'Confirms what ended.' },
  ],
  useWhen: ['An account page shows where the customer is logged in.'],
  avoidWhen: [
    'The list shows devices with a license. Use `device-list` instead.',
    'An account can have only one session. Leave the section out instead.',
  ],
  dos: [
    {
      text: 'Explain what to do about an unfamiliar device.',
      content: { lede: 'If you don’t recognize a device, end its session and change your password.' },
    },
    {
      text: 'Name what each button ends.',
      content: { endLabel: 'End', endOthersLabel: 'End all other sessions' },
    },
  ],
  donts: [
    {
      text: 'Don’t alarm customers who only came to look.',
      content: { heading: 'Suspicious activity?', lede: 'Hackers may be using your account at this very moment.' },
    },
    {
      text: 'Don’t use technical terms such as “revoke” and “token”.',
      content: { endLabel: 'Revoke token', endOthersLabel: 'Revoke all refresh tokens', currentLabel: 'Current token' },
    },
  ],
  accessibility: [
    'Each button’s accessible name includes the device: “End Firefox on Windows”.',
    'When a session’s button disappears, focus moves to the list.',
    'Placeholders reserve space while the list loads, and a live region announces the loading state.',
  ],
} satisfies SectionDocs;
