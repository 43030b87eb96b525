import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'explain-how-it-works',
  status: 'new',
  summary: 'Calculates the length of a tutorial and the sizes of its files from a plan.',
  keywords: ['estimate', 'duration', 'slider', 'storage', 'megabytes', 'tool'],
  anatomy: [
    { part: 'Header', description: 'Explains which of the two estimates counts.' },
    {
      part: 'Sliders',
      description: 'The number of words, and of each kind of step. Their colors are those of the clips.',
    },
    { part: 'Timeline', description: 'Ten minutes with a clip of the words, clips of the steps, and the limit.' },
    { part: 'Results', description: 'The length, whether one tutorial is enough, and the sizes of the files.' },
    { part: 'Assumptions', description: 'Each number of the calculation, with the reason and the source.' },
  ],
  useWhen: ['Visitors plan a video and ask how long it gets, and whether they have space for it.'],
  avoidWhen: [
    'The numbers don’t depend on the visitor. Use `stats` instead.',
    'Visitors calculate a price. Use `pricing` instead.',
  ],
  dos: [
    { text: 'Explain each number of the calculation below it, and cite the source.' },
    {
      text: 'Start with the values of a typical tutorial, because the result is an example for those who change nothing.',
    },
  ],
  donts: [
    {
      text: 'Don’t start with a tutorial that is too long.',
      content: { words: { label: 'Spoken words', initial: 900, max: 1000 } },
    },
    {
      text: 'Don’t leave out where the numbers come from.',
      content: { assumptions: [{ text: 'All numbers are approximate.' }] },
    },
  ],
  accessibility: [
    'The sliders are native: arrow keys, Page Up, Page Down, Home and End change them.',
    'Screen readers announce the result once no slider has been moved for a second.',
    'The timeline is hidden from screen readers, because the results contain the same information.',
    'Without JavaScript and in print, the sliders are hidden, and the values and the result are an example.',
    'In forced colors, the clips keep their colors, and their labels have those of the system.',
  ],
} satisfies SectionDocs;
