import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'build-trust',
  status: 'new',
  summary: 'Supports a claim with two to four verifiable numbers.',
  keywords: ['metrics', 'KPIs', 'figures', 'counters', 'facts', 'social proof'],
  anatomy: [
    { part: 'Header', description: 'Heading that states the claim.' },
    { part: 'Number', description: 'The value, in up to five characters.' },
    { part: 'Unit', description: 'What is counted.' },
    { part: 'Description', description: 'What the number means for readers.' },
    { part: 'Source', description: 'An optional link for verification.' },
  ],
  useWhen: ['Numbers that apply to every customer can support a claim on the page.'],
  avoidWhen: [
    'The number is a price. Use `pricing` instead.',
    'There is only one number. Use a number cell in `bento` instead.',
    'Readers can’t verify the number. Leave it out instead.',
  ],
  dos: [
    { text: 'Link to a source for numbers that readers may doubt.' },
    {
      text: 'Use two numbers if two are enough.',
      content: {
        facts: [
          { figure: '60', unit: 'frames a second', text: 'Recorded at the display’s full resolution.' },
          { figure: '0', unit: 'uploads', text: 'Until you click Share.' },
        ],
      },
    },
  ],
  donts: [
    {
      text: 'Don’t use numbers that reveal nothing about the product.',
      content: {
        facts: [
          { figure: '100%', text: 'Passion for screen recordings.' },
          { figure: '24/7', text: 'Always there for you.' },
          { figure: '1', text: 'Goal: better videos.' },
        ],
      },
    },
    {
      text: 'Don’t leave out the unit. A number alone is unclear.',
      content: {
        facts: [
          { figure: '64', text: 'The whole app is only this many megabytes.' },
          { figure: '5', text: 'This is how many tracks a recording has.' },
        ],
      },
    },
  ],
  accessibility: ['Each number and its unit form one paragraph, so screen readers announce them together.'],
} satisfies SectionDocs;
