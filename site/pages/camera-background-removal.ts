import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Camera background removal on the Mac',
  description:
    'How the room behind you is removed from a recording, what makes it fail, and how to light and sit for it. It is worked out on your Mac alone.',
  sections: [
    {
      section: 'page-hero',
      id: 'top',
      content: {
        layout: 'title',
        label: 'Camera',
        heading: 'Your face, without the room behind it',
        lede: 'Background removal is good at shoulders and bad at hair. Here is why, and what a chair moved by two metres can do about it.',
        meta: 'Worked out on your Mac. No picture of your room leaves it.',
      },
    },
    {
      section: 'before-after',
      id: 'compare',
      content: {
        at: '00:02',
        label: 'Before and after',
        heading: 'Drag the room out of the picture',
        before: {
          label: 'The room',
          media: {
            kind: 'illustration',
            name: 'camera-room',
            alt: 'Somebody with curls at a desk, behind them a window, a lamp and a shelf of books.',
          },
        },
        after: {
          label: 'Cleared',
          media: {
            kind: 'illustration',
            name: 'camera-cleared',
            alt: 'The same moment: the person and the desk on a soft backdrop, the room gone.',
          },
        },
        caption: 'Look at the edge of the curls. In a drawing it is easy; the rest of this page is about a camera.',
      },
    },
    {
      section: 'bento',
      id: 'how',
      content: {
        at: '00:08',
        label: 'How it works',
        heading: 'How much of this dot is you?',
        lede: 'A program asks that of two million dots, thirty times a second. For most of them the answer is all or nothing.',
        cells: [
          {
            size: 'large',
            title: 'At the edge the answer is a share',
            text: 'A pixel of a webcam covers about half a millimetre of you. A hair is a tenth of a millimetre or less. So the pixels around a head are part hair and part wall, and each gets a share, called alpha.',
            illustration: 'hair-edge',
          },
          {
            size: 'small',
            figure: '7',
            title: 'unknowns, and 3 numbers',
            text: 'Your colour, the wall’s colour, and the share. The camera gives red, green and blue. The rest is guessed.',
          },
          {
            size: 'small',
            figure: '33',
            title: 'milliseconds in a call',
            text: 'Then the next picture comes. A recording is not in a hurry, so it can take the careful way.',
          },
          {
            size: 'small',
            icon: 'chip',
            title: 'Neural Engine, or GPU',
            text: 'Apple silicon has a part for such sums. On an Intel Mac the graphics processor does them.',
          },
          {
            size: 'wide',
            title: 'A setting, not a verdict',
            text: 'The camera is kept as it was. Bubble, beside, full or off, with the room or without: change it at any mark on the timeline.',
            illustration: 'camera-layouts',
          },
        ],
      },
    },
    {
      section: 'comparison-table',
      id: 'faults',
      content: {
        at: '00:16',
        label: 'Faults',
        heading: 'What goes wrong, and what to move',
        lede: 'Six faults that every program has, ours too. Most are mended by furniture.',
        caption: 'Faults of background removal, the cause of each, and what helps',
        featureLabel: 'What you see',
        columns: [{ name: 'Why' }, { name: 'What helps', emphasised: true }],
        groups: [
          {
            rows: [
              {
                feature: 'Hair flickers',
                cells: [
                  { text: 'Thin, bright hair against a bright window' },
                  { text: 'Turn until a plain wall is behind you' },
                ],
              },
              {
                feature: 'The chair stays',
                cells: [
                  { text: 'Its back looks like shoulders' },
                  { text: 'A lower back, or a colour unlike your shirt' },
                ],
              },
              {
                feature: 'A cup comes and goes',
                cells: [
                  { text: 'It is you that is looked for, not the cup' },
                  { text: 'Hold things close, or put them down' },
                ],
              },
              {
                feature: 'A pale line around the head',
                cells: [
                  { text: 'A bright wall, laid over something dark' },
                  { text: 'A backdrop about as bright as the wall' },
                ],
              },
              {
                feature: 'The edge boils',
                cells: [
                  { text: 'In the dark, noise looks like hair' },
                  { text: 'More light on your face, less on the wall' },
                ],
              },
              {
                feature: 'Somebody else appears',
                cells: [{ text: 'A person is a person' }, { text: 'Sit where nobody can pass behind you' }],
              },
            ],
          },
        ],
      },
    },
    {
      section: 'media-rows',
      id: 'seat',
      content: {
        at: '00:23',
        label: 'Light and seat',
        heading: 'Where to put the chair',
        rows: [
          {
            title: 'Two metres and 45 degrees',
            text: 'Sit two metres from a plain wall, so that your shadow does not reach it. Have a window halfway between straight ahead and straight to the side. Then the face is bright, the wall is dim, and the edge between them is easy to find.',
            points: [
              'Lamps off that are warmer than daylight',
              'Camera at the height of your eyes',
              'Shirt and wall of different brightness',
              'Tape on the floor, for next time',
            ],
            link: { label: 'Light your face with one window', href: '/blog/light-your-face-with-one-window' },
            media: {
              kind: 'illustration',
              name: 'seating-plan',
              alt: 'A room from above: the chair two metres in front of a plain wall, the camera before it, the window at 45 degrees.',
            },
          },
          {
            title: 'What leaves the Mac: nothing',
            text: 'Every sum is done on the machine that recorded, with the network on or off. One thing to know: the recording keeps **camera.mov** with the room in it, so that you can change your mind. Hand on the export, and the room stays at home.',
            points: ['A film you share has only what you see in it', 'A recording you copy has the room too'],
            link: { label: 'What is in a recording', href: '/blog/your-recording-is-a-folder' },
            media: { kind: 'illustration', name: 'tracks-on-disk' },
          },
        ],
      },
    },
    {
      section: 'faq',
      id: 'faq',
      content: {
        at: '00:31',
        label: 'Questions',
        heading: 'Asked in front of a camera',
        lede: 'More in [how a background is removed](/blog/how-a-background-is-removed), with the sums.',
        questions: [
          {
            question: 'Do I need a green screen?',
            answer:
              'No. A plain wall and good light do most of what green cloth does. The cloth needs even light of its own, and distance, or your chin turns green.',
          },
          {
            question: 'Can I have the room back later?',
            answer: 'Yes, at any time. It is one switch, and it can be on for one part of a film and off for another.',
          },
          {
            question: 'Does it work without a network?',
            answer: 'Yes. Pull the cable and try: recording, clearing and exporting need none.',
          },
          {
            question: 'Can I blur the room instead?',
            answer:
              'macOS has a Portrait effect of its own for that, in the menu bar while a camera is on. What it does is in the recording for good, so clear the room in the edit if you are not sure.',
          },
          {
            question: 'Does it work on an Intel Mac?',
            answer:
              'Yes, on the graphics processor. Exports take longer there than on Apple silicon. [What else differs from Mac to Mac](/macos-screen-recorder#displays) has a table.',
          },
        ],
      },
    },
    {
      section: 'call-to-action',
      id: 'begin',
      content: {
        heading: 'Leave the washing where it is.',
        lede: 'Record yourself for a minute, and move the chair once. {{refund.days}} days to change your mind.',
        action: { label: 'Download for Mac', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        secondaryAction: { label: 'All features', href: '/features' },
      },
    },
  ],
} satisfies PageDocument;
