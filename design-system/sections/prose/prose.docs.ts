import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'publish-content',
  status: 'new',
  summary: 'Displays a long reference text, such as terms, a policy or a manual.',
  keywords: ['legal', 'privacy', 'rich text', 'Markdown', 'documentation', 'imprint'],
  anatomy: [
    { part: 'Header', description: 'The title, and a summary in the lede.' },
    { part: 'Effective date', description: 'The date from which the text applies.' },
    { part: 'Table of contents', description: 'Links to second-level headings, always visible in wide containers.' },
    { part: 'Notice', description: 'Important information to read before the text.' },
    { part: 'Body', description: 'The text with its headings.' },
  ],
  useWhen: [
    'A long text rarely changes, and readers cite or print it.',
    'A page has a checklist or short steps. Set `columns`.',
  ],
  avoidWhen: [
    'The text has an author and a publication date. Use `post` instead.',
    'The text is a list of questions. Use `faq` instead.',
  ],
  dos: [{ text: 'Summarize the text in plain language in the lede.' }, { text: 'Number the headings of a contract.' }],
  donts: [
    {
      text: 'Don’t use a heading that hides the topic.',
      content: { heading: 'Agreement', lede: undefined },
    },
  ],
  accessibility: [
    'The table of contents is a named navigation landmark. It works without JavaScript.',
    'In supporting browsers, a line and heavier text mark the current section.',
    'The print version has no navigation and shows URLs after link texts.',
  ],
} satisfies SectionDocs;
