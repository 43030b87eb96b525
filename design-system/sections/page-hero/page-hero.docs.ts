import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'opening',
  status: 'new',
  summary: 'Says what an inner page is about, and shows it where there is something to show.',
  anatomy: [
    { part: 'Timecode and label', what: 'The kind of page: Recording, Releases, Legal. One or two words.' },
    { part: 'Heading', what: 'The one h1. A claim on a page that sells, a plain name on a page that is looked up.' },
    { part: 'Lede', what: 'Two sentences that make the heading concrete.' },
    { part: 'Actions', what: 'None to two. The first is filled, so it must be what most visitors came for.' },
    { part: 'Meta', what: 'One line of facts in figures: a date, a version, what it needs.' },
    {
      part: 'Media and ruler',
      what: 'What the page is about, beginning at the playhead. The layout title has the ruler alone.',
    },
  ],
  useWhen: [
    'A page other than the home page begins: split for a feature, centered for one picture that says it all.',
    'A page is read or looked up: title, without media, so that the reading starts in the first screen.',
    'A film is the page: video. Its ruler is as long as the film.',
  ],
  avoidWhen: [
    'It is the home page: use hero, which can be tried.',
    'The page is a form: use the form, which has its own heading.',
    'It would be the second opening of a page: use media-rows.',
  ],
  dos: [
    {
      words:
        'Name the page in the words its visitors would search for, and make the lede say what is special about it.',
    },
    {
      words: 'Leave the actions out where the page itself is what people came for.',
      content: {
        layout: 'title',
        label: 'Releases',
        heading: 'What is new in Onset',
        lede: 'What changed, what was mended, and what to know before you update.',
        actions: [],
        meta: 'Version 1.12.0, 18 November 2026',
        media: undefined,
      },
    },
  ],
  donts: [
    {
      words:
        'Do not fill the heading up to its limit: at four lines nothing stands out, and the actions leave the first screen.',
      content: { heading: 'Screen, system sound, microphone, camera and iPhone, all on tracks of their own' },
    },
    {
      words: 'Do not repeat the heading in the lede.',
      content: { lede: 'With Onset you get the screen, the sound and yourself, each on its own track.' },
    },
  ],
  accessibility: [
    'The section is named by its heading. The ruler and the playhead are drawings that are not read out.',
    'A film has the browser’s own controls, captions that are on, and fetches no picture before it is played.',
    'In a narrow container and with large text the media follow the words; their order never changes.',
  ],
} satisfies SectionDocs;
