import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'account',
  status: 'stable',
  summary: 'Shows every device that is logged in, and ends what should not be.',
  anatomy: [
    { part: 'Heading and lede', what: 'The lede says what to do about a device one does not know.' },
    { part: 'This device', what: 'Comes first, is marked and has no button: it is ended by logging out.' },
    { part: 'Session', what: 'Browser and system, when it was last used, when it was logged in.' },
    { part: 'End', what: 'Ends one session at once. There is nothing to undo: that device can log in again.' },
    { part: 'End all others', what: 'For the moment when something is wrong.' },
    { part: 'Status', what: 'What was ended, in words.' },
  ],
  useWhen: ['An account page shows where its owner is logged in.'],
  avoidWhen: [
    'The list is of something else than sessions, such as licences or Macs: it has no place for what these need.',
    'There is only ever one session: then there is nothing to choose.',
  ],
  dos: [
    {
      words: 'Say what to do about a device that nobody knows.',
      content: { lede: 'If you do not know a device, end its session and change your password.' },
    },
    {
      words: 'Let the button say what it ends.',
      content: { endLabel: 'End', endOthersLabel: 'End all other sessions' },
    },
  ],
  donts: [
    {
      words: 'Do not frighten who only came to look.',
      content: { heading: 'Suspicious activity?', lede: 'Hackers may be using your account at this very moment.' },
    },
    {
      words: 'Do not take the words of the trade: “revoke” and “token” are for the server’s log.',
      content: { endLabel: 'Revoke token', endOthersLabel: 'Revoke all refresh tokens', currentLabel: 'Current token' },
    },
  ],
  accessibility: [
    'Each button names the device it ends: “End Firefox on Windows”.',
    'When a session goes, the focus goes on to the next one, or to the list; it is never lost.',
    'While the list loads it keeps its place, and the wait is said once.',
  ],
} satisfies SectionDocs;
