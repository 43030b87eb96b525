import { brand } from '../../brand.ts';
import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'appear-on-every-page',
  status: 'new',
  summary: 'Shows one sentence of news above the header of every page until the visitor closes it.',
  keywords: ['top banner', 'notification', 'promotion', 'alert', 'notice'],
  anatomy: [
    { part: 'Indicator', description: 'A static dot that marks the text as news.' },
    { part: 'Text', description: 'The news in one sentence, with the most important words first.' },
    { part: 'Link', description: 'One link to more information, at the end of the sentence.' },
    { part: 'Close button', description: 'Hides the bar until the text changes.' },
  ],
  useWhen: [
    'News affects every page for a few days, such as a release or planned maintenance.',
    'The text must change without a deployment. Set `text` to the key of a site setting.',
  ],
  avoidWhen: [
    'The news concerns one page. Add it there instead.',
    'The message responds to an action. Use a toast or a notice instead.',
    'The message is permanent. Use `site-header` or `hero` instead.',
  ],
  dos: [
    {
      text: 'State the news first, then link to the details.',
      content: { text: `**${brand.name} 1.12.0 is here.** [See what changed](#changelog)` },
    },
    {
      text: 'Give the date and time zone of planned maintenance.',
      content: { text: 'Share pages will be offline on Sunday, 06:00 to 06:30 UTC. [What this means](#maintenance)' },
    },
  ],
  donts: [
    {
      text: 'Don’t combine several pieces of news. Choose the most important one.',
      content: {
        text: `${brand.name} 1.12.0 is here, [see it](#changelog), and we’re hiring, [see the jobs](#jobs), and there’s a new post about microphones, [read it](#blog).`,
      },
    },
    {
      text: 'Don’t tease. Tell visitors what the link leads to.',
      content: { text: 'Big news! [Click here](#news)' },
    },
  ],
  accessibility: [
    'The bar is a labeled region between the skip link and the header.',
    'The close button measures 36 px. After closing, focus moves to the first header link.',
    'The text never changes while a page is open.',
    'Without JavaScript, the close button is hidden.',
  ],
} satisfies SectionDocs;
