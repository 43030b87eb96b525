import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'help-visitors-decide',
  status: 'new',
  summary: 'Shows which computers an app runs on, with drawings to one scale.',
  keywords: ['system requirements', 'compatibility', 'supported devices', 'models', 'hardware'],
  anatomy: [
    { part: 'Header', description: 'The question, and how to find one’s own model.' },
    { part: 'Computer', description: 'Drawing, name and the supported models for each of two chips.' },
    { part: 'Note', description: 'Optional. What the chip changes.' },
  ],
  useWhen: ['Visitors have to find out whether the app runs on their computer.'],
  avoidWhen: ['Operating system and version say it all. Put them into the `meta` line of `page-hero` instead.'],
  dos: [{ text: 'Write the year of the oldest supported model.' }],
  donts: [
    {
      text: 'Don’t describe the models by their features.',
      content: {
        macs: [
          { name: 'MacBook Air', shape: 'laptop', models: ['The light ones', 'The older ones'] },
          { name: 'iMac', shape: 'all-in-one', models: ['The colorful ones', 'The silver ones'] },
          { name: 'Mac Pro', shape: 'tower', models: ['The new one', 'The big one'] },
        ],
      },
    },
  ],
  accessibility: [
    'The drawings are hidden from screen readers. The computers are a list with their names as headings.',
  ],
} satisfies SectionDocs;
