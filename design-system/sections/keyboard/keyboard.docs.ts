import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'show-the-product',
  status: 'new',
  summary: 'Shows the keyboard shortcuts of an app on a keyboard whose keys are labeled.',
  keywords: ['hotkeys', 'key bindings', 'cheat sheet', 'keys', 'accelerators'],
  anatomy: [
    { part: 'Header', description: 'Heading and lede.' },
    {
      part: 'Keyboard',
      description:
        'Only in wide containers. Keys of the shortcuts are filled and have a label, the first in the accent color.',
    },
    { part: 'List', description: 'The shortcuts with their keys, what they do and when they help.' },
  ],
  useWhen: ['The app is used with the keyboard, and its shortcuts are easy to remember.'],
  avoidWhen: ['There are fewer than three shortcuts. Use keys in a cell of `bento` instead.'],
  dos: [{ text: 'Choose shortcuts that someone needs on the first day.' }],
  donts: [
    {
      text: 'Don’t list shortcuts that every app has.',
      content: {
        shortcuts: [
          { keys: ['command', 'C'], short: 'Copy', title: 'Copy', text: 'Copies the selection.' },
          { keys: ['command', 'V'], short: 'Paste', title: 'Paste', text: 'Pastes it.' },
          { keys: ['command', 'Q'], short: 'Quit', title: 'Quit', text: 'Quits the app.' },
        ],
      },
    },
  ],
  accessibility: [
    'The keyboard is hidden from screen readers, because the list has the same content.',
    'The keyboard is left-to-right in every language.',
  ],
} satisfies SectionDocs;
