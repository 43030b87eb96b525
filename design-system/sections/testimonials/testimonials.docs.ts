import type { SectionDocs } from '../section-docs.ts';

const quote = (text: string, name: string, role: string) => ({ sample: true, text, name, role });

export const docs = {
  purpose: 'build-trust',
  status: 'new',
  summary: 'Displays one to three sample quotes, each labeled as a sample.',
  keywords: ['customer quotes', 'reviews', 'social proof', 'recommendations', 'endorsements', 'user feedback'],
  anatomy: [
    { part: 'Header', description: 'Introduces what the quotes have in common.' },
    { part: 'Waveform', description: 'A decorative audio waveform.' },
    { part: 'Quote', description: 'One statement with a specific detail.' },
    { part: 'Name and role', description: 'The person quoted, with initials or a drawn portrait.' },
    {
      part: 'Sample badge',
      description: 'Marks each quote as a sample.',
    },
  ],
  useWhen: ['A draft page needs a placeholder for quotes.', 'A quote would best answer a visitor’s doubt.'],
  avoidWhen: [
    'The page is public. Leave the section out instead.',
    'There are more than three quotes. Select three instead.',
    'You can show the result. Use `before-after` instead.',
  ],
  dos: [
    {
      text: 'Choose quotes with specific details.',
      content: {
        quotes: [
          quote(
            'The zooms were where I would have put them. I deleted two of nineteen.',
            'Ines Valdorra',
            'Teaches statistics',
          ),
        ],
      },
    },
    {
      text: 'Answer a different doubt with each quote.',
      content: {
        quotes: [
          quote('I had never edited anything. I still haven’t.', 'Ines Valdorra', 'Teaches statistics'),
          quote('It opened my old recordings after my plan had ended.', 'Tomas Brekke', 'Writes manuals'),
        ],
      },
    },
  ],
  donts: [
    {
      text: 'Don’t use praise that fits any product.',
      content: { quotes: [quote('Amazing. A must have. Love it!', 'A. B.', 'User')] },
    },
    {
      text: 'Don’t use long quotes.',
      content: {
        quotes: [
          quote(
            'When we started recording our lessons we didn’t know how much time would go into cutting, and after some weeks of that we looked for something else and found this, and since then the lessons are shorter and the evenings are longer and no one wants to go back.',
            'Ines Valdorra',
            'Teaches statistics',
          ),
          quote('Shorter lessons.', 'Tomas Brekke', 'Writes manuals'),
        ],
      },
    },
  ],
  accessibility: [
    'Each quote is a figure whose caption contains the name and sample badge.',
    'Waveforms, initials and portraits are hidden from screen readers.',
    'The sample badge has a border that stays visible in forced colors mode.',
  ],
} satisfies SectionDocs;
