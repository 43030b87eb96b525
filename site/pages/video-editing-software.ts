import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Video editing software for recordings',
  description:
    'How to edit a screen recording in six passes, when Final Cut Pro or DaVinci Resolve is the better tool, and how to hand a recording over to them.',
  sections: [
    {
      section: 'page-hero',
      id: 'top',
      content: {
        layout: 'centred',
        label: 'Editing',
        heading: 'Editing a recording is taking things away',
        lede: 'A film is built from many shots. You have one, and it is too long. Video editing software for recordings takes away first, and points second.',
        actions: [
          { label: 'See the order', href: '#order' },
          { label: 'Do I need a film editor?', href: '#which' },
        ],
        media: {
          kind: 'illustration',
          name: 'edit-passes',
          alt: 'A recording of ten minutes: without its ends it lasts 9:28, without what was said twice 8:03, without the waiting 6:03. Only then it gets its zooms.',
        },
      },
    },
    {
      section: 'comparison-table',
      id: 'which',
      content: {
        at: '00:06',
        label: 'Which editor',
        heading: 'Two kinds of editor, and where each wins',
        lede: 'One edits a single recording and knows what you pressed. The other edits anything and knows nothing about it.',
        caption: '{{brand.name}} beside film editors, by what a screen recording needs and by what a film needs',
        featureLabel: 'The task',
        columns: [
          { name: '{{brand.name}}', detail: 'For one recording', emphasised: true },
          { name: 'A film editor', detail: 'Final Cut Pro, DaVinci Resolve' },
        ],
        groups: [
          {
            heading: 'What a recording needs',
            rows: [
              {
                feature: 'Zooms that know where you pressed',
                cells: ['yes', { is: 'partly', text: 'Keyframes, set by hand' }],
              },
              {
                feature: 'A cursor that can be changed afterwards',
                cells: ['yes', { is: 'no', text: 'It is part of the picture' }],
              },
              {
                feature: 'The keys you pressed, shown',
                cells: ['yes', { is: 'partly', text: 'Titles that you type' }],
              },
              {
                feature: 'Captions from speech',
                cells: ['yes', { is: 'yes', text: 'With conditions', note: 1 }],
              },
            ],
          },
          {
            heading: 'What a film needs',
            rows: [
              { feature: 'Several cameras, cut together', cells: ['no', 'yes'] },
              { feature: 'Colour grading with scopes', cells: ['no', 'yes'] },
              { feature: 'Layers, masks and effects', cells: ['no', 'yes'] },
              { feature: 'Music mixed over many tracks', cells: ['no', 'yes'] },
              {
                feature: 'Windows or Linux',
                cells: ['no', { is: 'partly', text: 'DaVinci Resolve', note: 2 }],
              },
            ],
          },
        ],
        footnotes: [
          {
            text: 'In Final Cut Pro they need Apple silicon and U.S. English.',
            source: {
              label: 'Final Cut Pro User Guide',
              href: 'https://support.apple.com/guide/final-cut-pro/vere399dab5e/mac',
            },
            checked: '2026-11-22',
          },
          {
            text: 'It runs on macOS, Windows and Linux. Final Cut Pro runs on the Mac and, as another app, on the iPad.',
            source: { label: 'DaVinci Resolve', href: 'https://www.blackmagicdesign.com/products/davinciresolve' },
            checked: '2026-11-22',
          },
        ],
        note: 'Wrong or out of date? [Tell us](mailto:{{brand.supportEmail}}), and we mend it. Final Cut Pro is a trademark of Apple Inc., DaVinci Resolve of Blackmagic Design. We are connected with neither.',
      },
    },
    {
      section: 'steps',
      id: 'order',
      content: {
        at: '00:15',
        label: 'The order',
        heading: 'Six passes, in this order',
        lede: 'Minutes for a recording of ten. Zoom before you cut, and you zoom twice.',
        steps: [
          {
            at: '00:00',
            title: 'Watch it once, hands off',
            text: 'At normal speed and with sound. Note the minute wherever you would have left, and touch nothing else. Most of the edit is decided here.',
          },
          {
            at: '10:00',
            title: 'Trim the ends',
            text: 'Begin at the first sentence that says what this is about. End on the last useful word, not on the hunt for the stop button.',
          },
          {
            at: '11:00',
            title: 'Take out what you said twice',
            text: 'Keep the later try: it is nearly always the better one. Press S at both ends and delete what lies between.',
            media: { kind: 'illustration', name: 'timeline' },
          },
          {
            at: '15:00',
            title: 'Shorten the waiting',
            text: 'Loading bars, typing, the search for a menu. {{brand.name}} offers silences as cuts; you say yes or no. [Which pauses to keep](/blog/cut-the-silence-keep-the-pauses) is worth a read.',
          },
          {
            at: '19:00',
            title: 'Now look at the zooms',
            text: 'Each press has made one already. Delete those that show nothing new, and stretch those over text until [everybody can read it](/blog/how-long-a-zoom-should-hold).',
            media: { kind: 'illustration', name: 'zoom-path' },
          },
          {
            at: '25:00',
            title: 'Read it, hear it, send it',
            text: 'Captions for the names a machine cannot know, then the level of the voice. Export once and watch the file itself, on a phone. For a tutorial, [twelve checks](/tutorial-recording-software#checklist) come before that.',
          },
        ],
      },
    },
    {
      section: 'prose',
      id: 'handing-over',
      content: {
        at: '00:24',
        label: 'Handing over',
        heading: 'When a film editor takes over',
        headingLevel: 2,
        lede: 'A trailer, a talk with three cameras, a brand film: there the recording is one shot among many. Hand it over in the form that loses least.',
        body: {
          blocks: [
            { type: 'heading', level: 3, id: 'finished-shot', children: ['As a finished shot'] },
            {
              type: 'paragraph',
              children: [
                'Export ProRes 422 with zooms, cursor and camera in place. Each picture is stored whole, so it scrubs well and can be graded. Turn captions and padding off, because the film has its own. A minute at 1080p takes about 1.1 gigabytes; ',
                { type: 'link', href: '/blog/which-file-for-what', children: ['which file for what'] },
                ' compares it with the others.',
              ],
            },
            { type: 'heading', level: 3, id: 'plain-tracks', children: ['As plain tracks'] },
            {
              type: 'paragraph',
              children: [
                'Control-click the recording in Finder and choose ',
                { type: 'strong', children: ['Show Package Contents'] },
                '. All five files begin at the same moment: put them at the start of the timeline and they are in step.',
              ],
            },
            {
              type: 'figure',
              media: {
                kind: 'illustration',
                name: 'tracks-on-disk',
                alt: 'A recording opened in Finder: two films, two sounds and a list of events.',
              },
              caption: ['Nothing in the folder needs us, and an edit changes none of it'],
            },
            {
              type: 'table',
              label: 'Where each track goes in a film editor',
              align: ['start', 'start'],
              head: [['File'], ['In a film editor']],
              rows: [
                [[{ type: 'code', text: 'screen.mov' }], ['The lowest picture track']],
                [[{ type: 'code', text: 'camera.mov' }], ['Above it, room included: key it or frame it there']],
                [[{ type: 'code', text: 'mic.m4a' }], ['Dialogue']],
                [[{ type: 'code', text: 'system.m4a' }], ['Effects, some decibels lower']],
                [[{ type: 'code', text: 'events.json' }], ['Nowhere. Keep it: it is where your presses are']],
              ],
            },
            {
              type: 'paragraph',
              children: [
                'A screen that stands still delivers few frames, and some editors dislike uneven ones. This writes an even 60, as ProRes:',
              ],
            },
            {
              type: 'code',
              language: 'bash',
              label: 'Make the frames even, as ProRes 422',
              tokens: [
                { kind: 'name', text: 'ffmpeg' },
                ' -i screen.mov -fps_mode cfr -r 60 \\\n  -c:v prores_ks -profile:v 2 screen-60.mov',
              ],
            },
            { type: 'heading', level: 3, id: 'what-stays', children: ['What does not travel'] },
            {
              type: 'paragraph',
              children: [
                'The edit itself. Zooms, cuts and cleared backgrounds are instructions that only {{brand.name}} reads, so no editor gets them as something to move. Decide first whether you hand over a shot or the makings of one.',
              ],
            },
          ],
          notes: [],
        },
      },
    },
    {
      section: 'faq',
      id: 'faq',
      content: {
        at: '00:34',
        label: 'Questions',
        heading: 'Before you change tools',
        lede: 'Not answered here? [Ask us](mailto:{{brand.supportEmail}}).',
        questions: [
          {
            question: 'Can I edit a film with it?',
            answer:
              'No. It edits one recording: screen, camera and sound of the same moment. For footage from several cameras, take a film editor.',
          },
          {
            question: 'Can I edit a recording that another app made?',
            answer:
              'A film from elsewhere does not know what was pressed, so there is nothing to make zooms and a new cursor from. Record it again, if you can.',
          },
          {
            question: 'Do I have to do all six passes?',
            answer:
              'No. For a colleague, trim the ends and send it. The passes are in order of what they bring, so stop wherever it is good enough.',
          },
          {
            question: 'Is the original changed?',
            answer:
              'Never. An edit is a list kept beside the tracks. Take a cut back next year and the seconds are still there.',
          },
        ],
      },
    },
    {
      section: 'call-to-action',
      id: 'begin',
      content: {
        layout: 'plain',
        heading: 'Four minutes shorter, and nothing missing.',
        lede: 'Record something today and go through the six passes once.',
        action: { label: 'Download for Mac', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        secondaryAction: { label: 'How it works', href: '/how-it-works' },
      },
    },
  ],
} satisfies PageDocument;
