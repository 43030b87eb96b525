import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'build-trust',
  status: 'new',
  summary: 'Displays a row of sample company logos, labeled as samples.',
  keywords: ['clients', 'customers', 'brands', 'trusted by', 'partners', 'as seen in', 'social proof'],
  anatomy: [
    { part: 'Label', description: 'States that the companies are samples.' },
    { part: 'Logo mark', description: 'An icon in the text color.' },
    { part: 'Company name', description: 'Text set like a wordmark, in a different style per company.' },
  ],
  useWhen: ['A draft page needs a placeholder for customer logos below its hero.'],
  avoidWhen: [
    'The page is public. Leave the section out instead.',
    'You have quotes to show. Use `testimonials` instead.',
  ],
  dos: [
    {
      text: 'State in the label that the companies are samples.',
      content: { label: 'Sample companies, drawn for this page' },
    },
    {
      text: 'Give each company a different mark.',
      content: {
        companies: [
          { name: 'Halvard', mark: 'arches' },
          { name: 'Kilnworks', mark: 'kiln' },
          { name: 'Tern', mark: 'bird' },
        ],
      },
    },
  ],
  donts: [
    {
      text: 'Don’t make a claim that a row of names can’t prove.',
      content: { label: 'Loved by teams everywhere (sample)' },
    },
    {
      text: 'Don’t use names that could belong to real companies.',
      content: {
        companies: [
          { name: 'The Northern Bank', mark: 'arches' },
          { name: 'City Airlines', mark: 'bird' },
          { name: 'General Foods', mark: 'kiln' },
        ],
      },
    },
  ],
  accessibility: [
    'The section is a region named by its label. Marks are hidden from screen readers.',
    'Marks and names have a contrast ratio of at least 4.5:1 and follow forced colors.',
  ],
} satisfies SectionDocs;
