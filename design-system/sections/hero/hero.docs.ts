import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'opening',
  status: 'stable',
  summary: 'Opens the home page: the promise, one thing to do, and the editor itself, which can be tried on the spot.',
  anatomy: [
    {
      part: 'Heading',
      what: 'The promise in one sentence, in the largest type of the site. Short words break well.',
    },
    { part: 'Lede', what: 'What it does and for whom, in two sentences.' },
    { part: 'Actions', what: 'One filled button. A second one, outlined, is for those who want to know more first.' },
    { part: 'Note', what: 'What a careful buyer asks before anything else: the system, and the way back out.' },
    { part: 'Ruler', what: 'The timeline of the page starts here, from edge to edge.' },
    { part: 'Editor', what: 'The product, drawn. A press anywhere in the recording becomes a zoom on its timeline.' },
    { part: 'Invitation', what: 'Says on the drawing that it can be pressed. It goes once somebody has.' },
  ],
  useWhen: [
    'The home page, or the page of a campaign that is the first thing somebody sees of Onset.',
    'What the product does is best understood by doing it once.',
  ],
  avoidWhen: [
    'Any page below the home page: use `page-hero`, which can have a film, a drawing or a title alone.',
    'The page is about one feature: the editor with all its tracks says too much. Use `page-hero` with the drawing of that feature.',
  ],
  dos: [
    {
      words: 'Promise what happens to the reader, in words that fit one breath.',
      content: { heading: 'Press record. The edit is already there.' },
    },
    {
      words: 'Answer the first doubt in the note.',
      content: { note: 'macOS 14 or later. 14 days to change your mind.' },
    },
  ],
  donts: [
    {
      words: 'Do not name the category: it is true of every product in it.',
      content: {
        heading: 'The modern screen recorder for modern teams',
        lede: 'A better way to make videos. Built for everyone who works with a screen.',
      },
    },
    {
      words: 'Do not give both buttons the same weight of words. One is what you want, the other is help.',
      content: {
        primaryAction: { label: 'Learn more about what Onset does', href: '#features' },
        secondaryAction: { label: 'Compare all plans and their prices', href: '#plans' },
      },
    },
  ],
  accessibility: [
    'The editor is one button, named by `pointLabel`. Arrow keys move the cursor in the recording, Enter presses, Escape shows the whole again.',
    'What a press did is read out, with the place and the time. A page in another language says these words in `demo`.',
    'The zoom eases only where motion is welcome; elsewhere the picture changes at once.',
    'It is the `h1` of its page unless `headingLevel` says otherwise.',
  ],
} satisfies SectionDocs;
