import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'layout',
  status: 'new',
  summary: 'Asks once what may be measured, with answers of equal weight, and lets the answer be changed later.',
  anatomy: [
    { part: 'Bar', what: 'At the lower edge of the window, over the page. It stays until it is answered.' },
    { part: 'Question', what: 'Two sentences and the way to the privacy policy.' },
    { part: 'Answers', what: 'Everything, only what is needed, or a choice of parts. All three look alike.' },
    { part: 'Dialog', what: 'Each part with what it is for and the tools behind it, off until it is ticked.' },
    {
      part: 'Signal',
      what: 'In the dialog, where the browser has refused for its user: then there is nothing to choose.',
    },
  ],
  useWhen: [
    'A tool is configured that the law asks consent for. The site puts it into the layout then, and only then.',
    'An answer is to be changed: the footer opens the dialog again.',
  ],
  avoidWhen: [
    'Nothing is measured. A question about nothing costs trust.',
    'Something is to be announced. That is what the `announcement-bar` is for.',
  ],
  dos: [
    { words: 'Say what happens without consent: that nothing is loaded, and that the site works the same.' },
    { words: 'Name the tools that are configured, and no others.' },
  ],
  donts: [
    {
      words: 'Do not call refusing by another name than what it is.',
      content: { neededLabel: 'Continue without benefits' },
    },
    { words: 'Do not press for an answer, nor flatter.', content: { acceptLabel: 'Yes, make it better!' } },
  ],
  accessibility: [
    'A region with a name, second in the order of the page after the skip link; a status tells a screen reader of it.',
    'The focus stays where it is when the bar comes. When an answer takes the bar away, it goes back to where it was.',
    'The dialog is the browser’s own: it keeps the focus, Escape closes it, and the button that opened it has the focus again.',
    'Buttons are at least 44 px high. What has the focus is never behind the bar.',
    'Without scripts there is no bar, because nothing is measured then.',
  ],
} satisfies SectionDocs;
