import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Video editing software for recordings',
  description:
    'How to edit a screen recording in six passes, when Final Cut Pro or DaVinci Resolve is the better tool, and how to use a recording there.',
  sections: [
    {
      section: 'page-hero',
      id: 'top',
      content: {
        layout: 'centered',
        label: 'Editing',
        heading: 'Editing a recording means taking things away',
        lede: 'A film consists of many shots. You have one, and it’s too long. Video editing software for recordings cuts first, and zooms second.',
        actions: [
          { label: 'See all six passes', href: '#order' },
          { label: 'Do I need a film editor?', href: '#which' },
        ],
        media: {
          kind: 'illustration',
          name: 'edit-passes',
          alt: 'A recording of ten minutes: without its ends, it’s 9:28 long; without repetitions, 8:03; without the waiting, 6:03. Only then does it get its zooms.',
        },
      },
    },
    {
      section: 'comparison-table',
      id: 'which',
      content: {
        heading: 'Film editor or screen editor?',
        opening: 'sentence',
        lede: 'One edits a single recording and knows what you clicked. The other edits anything and knows nothing about it.',
        caption: '{{brand.name}} and film editors compared by what a screen recording needs and what a film needs',
        featureLabel: 'The task',
        columns: [
          { name: '{{brand.name}}', detail: 'For one recording', emphasized: true },
          { name: 'A film editor', detail: 'Final Cut Pro, DaVinci Resolve' },
        ],
        groups: [
          {
            heading: 'What a recording needs',
            rows: [
              {
                feature: 'Zooms that know where you clicked',
                cells: ['yes', { is: 'partly', text: 'Keyframes, set by hand' }],
              },
              {
                feature: 'A cursor that you can change afterwards',
                cells: ['yes', { is: 'no', text: 'It’s part of the image' }],
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
              { feature: 'Color grading with scopes', cells: ['no', 'yes'] },
              { feature: 'Layers, masks and effects', cells: ['no', 'yes'] },
              { feature: 'Music mixed on many tracks', cells: ['no', 'yes'] },
              {
                feature: 'Windows or Linux',
                cells: ['no', { is: 'partly', text: 'DaVinci Resolve', note: 2 }],
              },
            ],
          },
        ],
        footnotes: [
          {
            text: 'In Final Cut Pro, they need Apple silicon and U.S. English.',
            source: {
              label: 'Final Cut Pro User Guide',
              href: 'https://support.apple.com/guide/final-cut-pro/vere399dab5e/mac',
            },
            checked: '2026-11-22',
          },
          {
            text: 'It runs on macOS, Windows and Linux. Final Cut Pro runs on the Mac and, as a separate app, on the iPad.',
            source: { label: 'DaVinci Resolve', href: 'https://www.blackmagicdesign.com/products/davinciresolve' },
            checked: '2026-11-22',
          },
        ],
        note: 'Wrong or outdated? [Tell us](mailto:{{brand.supportEmail}}), and we’ll fix it. Final Cut Pro is a trademark of Apple Inc., DaVinci Resolve of Blackmagic Design. We aren’t affiliated with either.',
      },
    },
    {
      section: 'steps',
      id: 'order',
      content: {
        heading: 'Edit in this order',
        lede: 'Six passes, with the times for a recording of ten minutes. If you zoom before you cut, you zoom twice.',
        steps: [
          {
            timecode: '00:00',
            title: 'Watch it once without editing',
            text: 'Watch at normal speed and with sound. Note each minute at which you would have stopped watching, and do nothing else. This decides most of the edit.',
          },
          {
            timecode: '10:00',
            title: 'Trim the ends',
            text: 'Start with the first sentence that says what this is about. End with the last useful word, not with the search for the stop button.',
          },
          {
            timecode: '11:00',
            title: 'Take out what you said twice',
            text: 'Keep the later attempt: it’s nearly always the better one. Press S at both ends and delete what’s in between.',
            media: { kind: 'illustration', name: 'timeline-retakes' },
          },
          {
            timecode: '15:00',
            title: 'Shorten the waiting',
            text: 'Loading bars, typing, the search for a menu. {{brand.name}} suggests cutting silences, and you decide. See [which pauses to keep](/blog/cut-the-silence-keep-the-pauses).',
          },
          {
            timecode: '19:00',
            title: 'Now look at the zooms',
            text: 'Each click has already created one. Delete those that show nothing new, and extend those over text until [everyone can read it](/blog/how-long-a-zoom-should-hold).',
            media: { kind: 'illustration', name: 'zoom-hold' },
          },
          {
            timecode: '25:00',
            title: 'Read it, hear it, share it',
            text: 'Correct names in the captions, then check the level of the voice. Export once and watch the file on a phone. For a tutorial, go through [twelve checks](/tutorial-recording-software#checklist) first.',
          },
        ],
      },
    },
    {
      section: 'prose',
      id: 'handing-over',
      content: {
        heading: 'How to hand over to a film editor',
        headingLevel: 2,
        lede: 'In a trailer, a talk with three cameras or a brand film, the recording is one shot among many. Export it in the format that loses least.',
        body: {
          blocks: [
            { type: 'heading', level: 3, id: 'finished-shot', children: ['As a finished shot'] },
            {
              type: 'paragraph',
              children: [
                'Export ProRes 422 with zooms, cursor and camera in place. Each frame is stored completely, so you can scrub and grade it well. Turn captions and padding off, because the film has its own. A minute at 1080p takes about 1.1 gigabytes; ',
                { type: 'link', href: '/blog/which-file-for-what', children: ['which file for what'] },
                ' compares it with the other formats.',
              ],
            },
            { type: 'heading', level: 3, id: 'plain-tracks', children: ['As plain tracks'] },
            {
              type: 'paragraph',
              children: [
                'Control-click the recording in Finder and choose ',
                { type: 'strong', children: ['Show Package Contents'] },
                '. All five files start at the same moment: put them at the start of the timeline, and they’re in sync.',
              ],
            },
            {
              type: 'figure',
              media: {
                kind: 'illustration',
                name: 'tracks-camera',
                alt: 'A recording opened in Finder: two videos, two audio files and a list of events.',
              },
              caption: ['Nothing in the folder depends on us, and edits don’t change it'],
            },
            {
              type: 'table',
              label: 'Where each track goes in a film editor',
              align: ['start', 'start'],
              head: [['File'], ['In a film editor']],
              rows: [
                [[{ type: 'code', text: 'screen.mov' }], ['The lowest video track']],
                [[{ type: 'code', text: 'camera.mov' }], ['Above it, including the room: key or crop it there']],
                [[{ type: 'code', text: 'mic.m4a' }], ['Dialogue']],
                [[{ type: 'code', text: 'system.m4a' }], ['Effects, some decibels lower']],
                [[{ type: 'code', text: 'events.json' }], ['Nowhere. Keep it: it contains your clicks']],
              ],
            },
            {
              type: 'paragraph',
              children: [
                'A screen that doesn’t change provides few frames, and some editors have problems with that. This command writes 60 even frames a second, as ProRes:',
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
            { type: 'heading', level: 3, id: 'what-stays', children: ['What stays behind'] },
            {
              type: 'paragraph',
              children: [
                'The edit itself. Zooms, cuts and removed backgrounds are instructions that only {{brand.name}} reads, so other editors can’t change them. Decide first whether you want to pass on a finished shot or its parts.',
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
        heading: 'Questions before you switch',
        lede: 'Not answered here? [Ask us](mailto:{{brand.supportEmail}}).',
        questions: [
          {
            question: 'Can I edit a film with it?',
            answer:
              'No. It edits one recording: screen, camera and sound of the same moment. For footage from several cameras, use a film editor.',
          },
          {
            question: 'Can I edit a recording that another app made?',
            answer:
              'No. A video from another app doesn’t know what was clicked, so there’s nothing to create zooms and a new cursor from. Record it again, if you can.',
          },
          {
            question: 'Do I have to do all six passes?',
            answer:
              'No. For a colleague, trim the ends and send it. The most useful passes come first, so stop when it’s good enough.',
          },
          {
            question: 'Does editing change the original?',
            answer:
              'Never. An edit is a list next to the tracks. Undo a cut next year, and the seconds are still there.',
          },
        ],
      },
    },
    {
      section: 'call-to-action',
      id: 'begin',
      content: {
        layout: 'plain',
        heading: 'Shorter by four minutes with nothing missing.',
        lede: 'Record something today and go through the six passes once.',
        action: { label: 'Download for Mac', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        secondaryAction: { label: 'How it works', href: '/how-it-works' },
      },
    },
  ],
} satisfies PageDocument;
