import { brand } from '../../brand.ts';
import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'replace-missing-content',
  status: 'new',
  summary: 'Replaces an empty list, explains why it is empty and offers next steps.',
  keywords: ['no results', 'nothing here', 'blank slate', 'zero items', 'placeholder'],
  anatomy: [
    { part: 'Illustration', description: 'An empty timeline, the same for every empty state.' },
    { part: 'Icon', description: 'Represents the missing content or the search.' },
    { part: 'Heading', description: 'What is missing.' },
    { part: 'Text', description: 'The reason, and how content gets here.' },
    { part: 'Actions', description: 'One button and up to two links.' },
  ],
  useWhen: ['A list is empty for now, such as a topic without posts.', 'A search or a filter has no results.'],
  avoidWhen: [
    'An error occurred. Use `error-screen` instead.',
    'The content is still loading. Use `loading-state` instead.',
    'The list is optional. Leave it out together with its heading.',
  ],
  dos: [
    {
      text: 'Repeat the search term and offer an alternative.',
      content: {
        icon: 'search',
        heading: 'No results for “OBS scenes”',
        text: `${brand.name} doesn’t have scenes, so there’s no guide about them. Try a different term.`,
        actions: [{ label: 'All guides', href: '#guides' }],
      },
    },
    { text: 'Leave out the actions if there is no useful next step.', content: { actions: [] } },
  ],
  donts: [
    {
      text: 'Don’t joke when visitors can’t find what they need.',
      content: { heading: 'Oh no, tumbleweed!', text: 'It’s very quiet in here.' },
    },
    {
      text: 'Don’t blame the visitor.',
      content: { heading: 'Invalid search', text: 'You entered no valid term.' },
    },
  ],
  accessibility: [
    'The illustration is hidden from screen readers.',
    'The section is a region labeled by its heading.',
    'The dashed border remains visible in forced colors.',
  ],
} satisfies SectionDocs;
