import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'help-visitors-decide',
  status: 'new',
  summary: 'Shows what each plan has cost after a number of months, and which one costs least.',
  keywords: ['price calculator', 'total cost', 'break-even', 'comparison', 'savings'],
  anatomy: [
    { part: 'Costs', description: 'What each plan has cost in the selected month, the lowest underlined.' },
    { part: 'Chart', description: 'A line for each plan with its name and cost, and with a step at each payment.' },
    { part: 'Scale', description: 'The number of months, every half year.' },
    { part: 'Playhead', description: 'The selected month. A click or the arrow keys move it.' },
    { part: 'Timeline', description: 'A clip for each plan, where it costs least.' },
    { part: 'Note', description: 'Optional. Assumptions, such as taxes.' },
  ],
  useWhen: ['Plans of one product differ in how often they are paid.'],
  avoidWhen: ['Plans differ in their features. Use `comparison-table` instead.'],
  dos: [{ text: 'Choose a length in which each plan costs least at some time.' }],
  donts: [{ text: 'Don’t end the chart before the plan that is paid once pays off.', content: { months: 12 } }],
  accessibility: [
    'The months are radio buttons. The name of each contains what every plan has cost.',
    'The lines are hidden from screen readers. The plans that cost least are a list.',
  ],
} satisfies SectionDocs;
