import type { Block, Inline, Prose } from '@onset/design-system/content/prose';

const createParagraph = (...children: Inline[]): Block => ({ type: 'paragraph', children });
const createListItem = (...children: Inline[]): Block[] => [createParagraph(...children)];
const createStrong = (text: string): Inline => ({ type: 'strong', children: [text] });
const createCode = (text: string): Inline => ({ type: 'code', text });

/** Long sample text that contains every type of block, such as headings, lists, code and tables. */
export const readingSample: Prose = {
  blocks: [
    createParagraph(
      'Most editors keep what you recorded in a file that only they can open. Ours keeps it in a folder, and the folder holds ',
      { type: 'em', children: ['nothing that needs us'] },
      '. This is why, and what you can do with it on an afternoon when the app will not start.',
    ),
    { type: 'heading', level: 2, id: 'package', timecode: '00:12', children: ['What is in the package'] },
    createParagraph(
      'In Finder, ',
      createCode('demo.onset'),
      ' looks like one file. macOS calls such a thing a package: a folder that is shown as a document',
      { type: 'note', number: 1, occurrence: 1 },
      '. Control-click it, choose ',
      createStrong('Show Package Contents'),
      ', and you see this:',
    ),
    {
      type: 'table',
      label: 'What is in the package',
      align: ['start', 'start', 'end'],
      head: [['File'], ['What it holds'], ['Size a minute']],
      rows: [
        [['screen.mov'], ['The screen, at the display’s own pixels'], ['90 MB']],
        [['camera.mov'], ['The camera, with its background'], ['45 MB']],
        [['mic.m4a'], ['What you said'], ['1 MB']],
        [['events.json'], ['Presses, keys and the cursor’s path'], ['0.2 MB']],
      ],
    },
    createParagraph(
      'Nothing in it is changed by an edit. A zoom or a cut is a line in the edit, drawn when you look at it.',
    ),
    {
      type: 'figure',
      media: { kind: 'illustration', name: 'zoom-steps', alt: 'A press, and the zoom that it becomes' },
      caption: ['A press becomes a zoom. The track beneath it stays as it was.'],
    },
    { type: 'heading', level: 2, id: 'look', timecode: '01:34', children: ['Look inside'] },
    createParagraph(
      'You need no tool of ours for that. For numbers, ',
      createCode('ffprobe'),
      ' tells more than any inspector:',
    ),
    {
      type: 'code',
      language: 'bash',
      label: 'Look inside',
      tokens: [
        { kind: 'comment', text: '# How long is each track?' },
        '\n',
        { kind: 'keyword', text: 'for' },
        ' track ',
        { kind: 'keyword', text: 'in' },
        ' *.mov *.m4a; ',
        { kind: 'keyword', text: 'do' },
        '\n  ffprobe -v error -show_entries format=duration,bit_rate -of compact -hide_banner ',
        { kind: 'string', text: '"$track"' },
        '\n',
        { kind: 'keyword', text: 'done' },
      ],
    },
    { type: 'heading', level: 3, id: 'events', children: ['What you can do with the events'] },
    createParagraph('They are the most useful part, and the least used:'),
    {
      type: 'list',
      items: [
        createListItem('sort by ', createCode('at'), ', and look for gaps of more than ten seconds;'),
        createListItem('group by window, and see which one the film is about;'),
        createListItem(
          'keep only the keys, and you have the ',
          { type: 'link', href: '#events', children: ['list of shortcuts'] },
          '.',
        ),
      ],
    },
    {
      type: 'quote',
      children: [createParagraph('A format is open when you can leave with your work and without asking.')],
    },
    { type: 'heading', level: 2, id: 'keep', timecode: '02:40', children: ['Keep it for ten years'] },
    {
      type: 'list',
      start: 1,
      items: [
        createListItem(
          createStrong('Copy the package, not the export.'),
          ' An export is one decision; the package is all of them.',
        ),
        createListItem(
          createStrong('Copy it as a folder.'),
          ' Some services see a package as one file and some as many.',
        ),
        createListItem(
          createStrong('Check the copy.'),
          ' A second copy that nobody has opened is a hope',
          { type: 'note', number: 1, occurrence: 2 },
          '.',
        ),
      ],
    },
    { type: 'rule' },
    createParagraph('Try it now: take an old recording, open its package and play ', createCode('mic.m4a'), ' alone.'),
  ],
  notes: [
    {
      references: 2,
      blocks: [
        createParagraph('Apple, ', {
          type: 'link',
          href: 'https://developer.apple.com/library/archive/documentation/CoreFoundation/Conceptual/CFBundles/DocumentPackages/DocumentPackages.html',
          children: ['Document packages'],
        }),
      ],
    },
  ],
};
