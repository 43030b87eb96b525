import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Camera background removal on the Mac',
  description:
    'How the room behind you is removed from a recording, what makes it fail, and how to light and sit for it. It all happens on your Mac.',
  sections: [
    {
      section: 'before-after',
      id: 'compare',
      content: {
        label: 'Camera',
        heading: 'Your face, without the room behind it',
        headingLevel: 1,
        opening: 'centered',
        width: 'window',
        lede: 'Drag the line. Background removal is good at shoulders and bad at hair, and it all happens on your Mac. No image of your room leaves it.',
        before: {
          label: 'The room',
          media: {
            kind: 'illustration',
            name: 'camera-room',
            alt: 'A person with curls at a desk, and behind them a window, a lamp and a bookshelf.',
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
        dividerStart: 40,
        caption:
          'Look at the edge of the curls. In an illustration, it’s easy. The rest of this page is about real cameras.',
      },
    },
    {
      section: 'bento',
      id: 'how',
      content: {
        heading: 'How the room is removed',
        lede: 'For each of two million dots, thirty times a second, a program decides how much of it is you. For most of them, the answer is all or nothing.',
        cells: [
          {
            size: 'large',
            title: 'At the edge, the answer is a share',
            text: 'A pixel of a webcam covers about half a millimeter of you. A hair is a tenth of a millimeter or less. So the pixels around your head are part hair and part wall, and each gets a share, called alpha.',
            illustration: 'hair-edge',
          },
          {
            size: 'small',
            figure: '7',
            title: 'unknowns, and 3 numbers',
            text: 'Your color, the wall’s color, and the share. The camera provides red, green and blue. The rest is an estimate.',
          },
          {
            size: 'small',
            figure: '33',
            title: 'milliseconds per frame in a call',
            text: 'Then the next frame comes. A recording has more time, so it can be more careful.',
          },
          {
            size: 'small',
            figure: '0',
            title: 'images that leave your Mac',
            text: 'Your Mac does the calculation: the Neural Engine of Apple silicon, or the graphics processor of an Intel Mac.',
          },
          {
            size: 'wide',
            title: 'A setting you can change',
            text: 'The original camera image is kept. Bubble, side by side, full or off, with or without the room: change it at any mark on the timeline.',
            illustration: 'background-removal',
          },
        ],
      },
    },
    {
      section: 'comparison-table',
      id: 'faults',
      content: {
        heading: 'What to move when it goes wrong.',
        opening: 'sentence',
        lede: 'Six problems that every program has, including ours. Most of them you can fix by moving furniture.',
        caption: 'Problems of background removal, their causes, and what helps',
        featureLabel: 'What you see',
        columns: [{ name: 'Why' }, { name: 'What helps', emphasized: true }],
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
                  { text: 'A lower backrest, or a shirt in a different color' },
                ],
              },
              {
                feature: 'A cup comes and goes',
                cells: [
                  { text: 'The program looks for people, not for cups' },
                  { text: 'Hold things close, or put them down' },
                ],
              },
              {
                feature: 'A pale line around the head',
                cells: [{ text: 'A bright wall behind a dark backdrop' }, { text: 'A backdrop as bright as the wall' }],
              },
              {
                feature: 'The edge boils',
                cells: [
                  { text: 'In the dark, noise looks like hair' },
                  { text: 'More light on your face, less on the wall' },
                ],
              },
              {
                feature: 'Someone else appears',
                cells: [
                  { text: 'The program can’t tell people apart' },
                  { text: 'Sit where no one can walk behind you' },
                ],
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
        heading: 'Where to put the chair',
        rows: [
          {
            title: 'Two meters and 45 degrees',
            text: 'Sit two meters from a plain wall, so that your shadow doesn’t reach it. Have a window halfway between straight ahead and straight to the side. Then your face is bright, the wall is dim, and the edge between them is easy to find.',
            points: [
              'Turn off lamps that are warmer than daylight',
              'Camera at eye level',
              'Shirt and wall of different brightness',
              'Mark the place on the floor for next time',
            ],
            link: { label: 'Light your face with one window', href: '/blog/light-your-face-with-one-window' },
            media: {
              kind: 'illustration',
              name: 'seating-plan',
              alt: 'A room from above: the chair two meters in front of a plain wall, the camera in front of it, the window at 45 degrees.',
            },
          },
          {
            title: 'What leaves the Mac: nothing',
            text: 'Everything is calculated on your Mac, online or offline. One thing to know: the recording keeps **camera.mov** with the room in it, so that you can change your mind. If you share the export, the room stays at home.',
            points: ['A video you share contains only what you see', 'A recording you copy also contains the room'],
            link: { label: 'What is in a recording', href: '/blog/your-recording-is-a-folder' },
            media: { kind: 'illustration', name: 'clear-background' },
          },
        ],
      },
    },
    {
      section: 'faq',
      id: 'faq',
      content: {
        heading: 'Questions about background removal',
        lede: 'More details, with numbers: [how a background is removed](/blog/how-a-background-is-removed).',
        questions: [
          {
            question: 'Do I need a green screen?',
            answer:
              'No. A plain wall and good light do most of what a green screen does. A green screen also needs even light and distance, or your chin turns green.',
          },
          {
            question: 'Can I bring the room back later?',
            answer: 'Yes, at any time. It’s a switch that can be on for one part of a video and off for another.',
          },
          {
            question: 'Does it work without a network?',
            answer: 'Yes. Recording, removing the background and exporting work offline.',
          },
          {
            question: 'Can I blur the room instead?',
            answer:
              'macOS has its own Portrait effect for that, in the menu bar while a camera is on. It becomes a permanent part of the recording, so if you aren’t sure, remove the room in the edit instead.',
          },
          {
            question: 'Does it work on an Intel Mac?',
            answer:
              'Yes, on the graphics processor. Exports take longer than on Apple silicon. See [which Macs it runs on](/download#requirements).',
          },
        ],
      },
    },
    {
      section: 'call-to-action',
      id: 'begin',
      content: {
        layout: 'plain',
        heading: 'Leave the laundry where it is.',
        lede: 'Record yourself for a minute, and move the chair once. {{refund.days}} days to change your mind.',
        action: { label: 'Download for Mac', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        secondaryAction: { label: 'All features', href: '/features' },
      },
    },
  ],
} satisfies PageDocument;
