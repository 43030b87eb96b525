import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'build-trust',
  status: 'new',
  summary: 'Names the decisions behind a product, with what each of them costs struck out.',
  keywords: ['values', 'principles', 'manifesto', 'mission', 'beliefs'],
  anatomy: [
    { part: 'Header', description: 'Heading and a lede that explains what is struck out.' },
    { part: 'Decision', description: 'A sentence that links to the page on which it can be checked.' },
    { part: 'Cost', description: 'What the decision costs, struck out.' },
  ],
  useWhen: ['A company explains its decisions, and each of them has a disadvantage.'],
  avoidWhen: [
    'The decisions are features. Use `feature-grid` instead.',
    'Two products are compared. Use `comparison-table` or `fit-check` instead.',
  ],
  dos: [{ text: 'Name a cost that someone would regret.' }],
  donts: [
    {
      text: 'Don’t name costs that are advantages.',
      content: {
        decisions: [
          { kept: 'We care about quality.', cut: 'Bugs.', href: '/about' },
          { kept: 'We listen to customers.', cut: 'Arrogance.', href: '/about' },
          { kept: 'We work hard.', cut: 'Weekends.', href: '/about' },
        ],
      },
    },
  ],
  accessibility: [
    'The decisions are a list, and the costs are marked as deleted text.',
    'The lede says in words what the line through a text means.',
  ],
} satisfies SectionDocs;
