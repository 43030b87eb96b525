import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'acting',
  status: 'new',
  summary: 'Hands over the newest release, with everything a careful person wants to know before opening it.',
  anatomy: [
    { part: 'Release', what: 'Product and version, one button, and the facts: day, size, system, processors.' },
    { part: 'Trust', what: 'Who has signed it, and the SHA-256 to hold the file against.' },
    { part: 'Terminal', what: 'The Homebrew line, selected whole by one press, with a button that copies.' },
    { part: 'Permissions', what: 'What macOS will ask, in its own words, each with the reason.' },
    { part: 'Older versions', what: 'Closed; for a Mac or a piece of work that is bound to one.' },
    { part: 'Hand-off', what: 'On a phone or tablet, instead of the button: sends the page to a Mac.' },
  ],
  useWhen: [
    'A visitor has decided, or wants to look before deciding: once, on the page for downloads.',
    'Somebody who runs many Macs needs the version, the checksum and the line for Terminal.',
  ],
  avoidWhen: [
    'The page is about something else: link here from `call-to-action`.',
    'You want to tell what is new: `release-list` does.',
  ],
  dos: [
    {
      words: 'Give each permission the reason a user would give.',
      content: {
        permissions: [{ icon: 'microphone', name: 'Microphone', reason: 'To record your voice, when you ask for it.' }],
        older: undefined,
      },
    },
    {
      words: 'Name the button after what happens.',
      content: { actionLabel: 'Download for Mac', permissions: undefined, older: undefined },
    },
  ],
  donts: [
    {
      words: 'Do not hide behind technology what is asked for.',
      content: {
        permissions: [{ icon: 'chip', name: 'System services', reason: 'Needed for advanced functionality.' }],
        older: undefined,
      },
    },
    {
      words: 'Do not press: the button says what it does, and no more.',
      content: { actionLabel: 'Get it now, before you forget', permissions: undefined, older: undefined },
    },
  ],
  accessibility: [
    'The facts are a description list, so that each value is said with its name.',
    'A copy button names what it copies, tells the outcome in a status, and where there is no clipboard selects the text instead.',
    'The copy buttons need scripts and are hidden without them; the text can be selected all the same.',
    'Checksum and line break anywhere, and stay in their box with large text.',
  ],
} satisfies SectionDocs;
