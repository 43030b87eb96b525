import type { SectionDocs } from '../section-docs.ts';

const quote = (text: string, name: string, role: string) => ({ sample: true, text, name, role });

export const docs = {
  purpose: 'proving',
  status: 'new',
  summary: 'Lets others say what the product did for them, and says plainly while nobody has said it yet.',
  anatomy: [
    { part: 'Head', what: 'What the quotes have in common.' },
    { part: 'Sound', what: 'A clip of the sound track: somebody is speaking. Drawn, and the same at every visit.' },
    { part: 'Quote', what: 'What was said: one thing, with a detail that only a user would know.' },
    { part: 'Name and role', what: 'Who says it, with initials in place of a portrait.' },
    { part: 'Sample mark', what: 'That nobody said it. It is on each quote, because a quote is often seen alone.' },
  ],
  useWhen: [
    'A page is drafted and its place for quotes must be seen.',
    'A doubt that has been raised above is best answered by somebody else.',
  ],
  avoidWhen: [
    'The page goes to the public and has no real quotes: leave the section out.',
    'There are more than three. Pick the three that say different things.',
    'What is said can be shown: use before-after.',
  ],
  dos: [
    {
      words: 'Take a quote that names a detail.',
      content: {
        quotes: [
          quote(
            'The zooms were where I would have put them. I deleted two of nineteen.',
            'Ines Valdorra',
            'Teaches statistics',
          ),
        ],
      },
    },
    {
      words: 'Let each quote answer another doubt.',
      content: {
        quotes: [
          quote('I had never edited anything. I still have not.', 'Ines Valdorra', 'Teaches statistics'),
          quote('It opened the old takes after my plan had ended.', 'Tomas Brekke', 'Writes manuals'),
        ],
      },
    },
  ],
  donts: [
    {
      words: 'Do not take praise that would fit any product.',
      content: { quotes: [quote('Amazing. A must have. Love it!', 'A. B.', 'User')] },
    },
    {
      words: 'Do not let it grow: a quote of five lines is a case study.',
      content: {
        quotes: [
          quote(
            'When we began to record our lessons we did not know how much time would go into cutting, and after some weeks of that we looked for something else and found this, and since then the lessons are shorter and the evenings are longer and nobody wants to go back.',
            'Ines Valdorra',
            'Teaches statistics',
          ),
          quote('Shorter lessons.', 'Tomas Brekke', 'Writes manuals'),
        ],
      },
    },
  ],
  accessibility: [
    'A list of figures; the name and the sample mark are the caption of each, so they are read with it.',
    'Sound and initials are decoration, and are not read.',
    'The sample mark has a border, and so is seen with forced colours.',
  ],
} satisfies SectionDocs;
