import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Open-source screen recorders for the Mac',
  description:
    'OBS Studio, OpenScreen, Cap and Kap: licenses and facts from their repositories, when to choose which, and how to record a Mac with OBS or one line of ffmpeg.',
  sections: [
    {
      section: 'page-hero',
      id: 'top',
      content: {
        layout: 'split',
        label: 'Open source',
        heading: 'Open-source recorders for the Mac',
        lede: '{{brand.name}} isn’t one of them. Its code is closed, and it costs money. Here are four that are open, when to choose which, and how to record with them.',
        actions: [
          { label: 'Compare the four', href: '#four' },
          { label: 'Record with one line', href: '#record-with-ffmpeg' },
        ],
        meta: 'Repositories as of August 2026',
        media: {
          kind: 'illustration',
          name: 'terminal-recording',
          alt: 'A display with a red border around it, and a terminal in which ffmpeg records it: 842 frames in 14 seconds.',
        },
      },
    },
    {
      section: 'comparison-table',
      id: 'four',
      content: {
        heading: 'You can record with all four for free.',
        opening: 'sentence',
        lede: 'Each row comes from the project’s own repository or manual. We aren’t in this table, because we’d fail its first row.',
        caption: 'OBS Studio, OpenScreen, Cap and Kap, compared by license, system, recording, editing and export',
        columns: [
          { name: 'OBS Studio', action: { label: 'Repository', href: 'https://github.com/obsproject/obs-studio' } },
          {
            name: 'OpenScreen',
            action: { label: 'Repository', href: 'https://github.com/getopenscreen/openscreen' },
          },
          { name: 'Cap', action: { label: 'Repository', href: 'https://github.com/CapSoftware/Cap' } },
          { name: 'Kap', action: { label: 'Repository', href: 'https://github.com/wulkano/Kap' } },
        ],
        groups: [
          {
            heading: 'The project',
            rows: [
              {
                feature: 'License',
                cells: [
                  { text: 'GPL 2 or later', note: 1 },
                  { text: 'MIT', note: 2 },
                  { text: 'AGPL 3, parts MIT', note: 3 },
                  { text: 'MIT', note: 4 },
                ],
              },
              {
                feature: 'Runs on',
                cells: [
                  { text: 'Mac, Windows, Linux' },
                  { text: 'Mac, Windows, Linux' },
                  { text: 'Mac, Windows' },
                  { text: 'Mac' },
                ],
              },
              {
                feature: 'Last change we saw',
                detail: 'An inactive project isn’t a bad one. But macOS keeps changing.',
                cells: [
                  { text: '21 August 2026' },
                  { text: '22 August 2026' },
                  { text: '20 August 2026' },
                  { text: '14 February 2024' },
                ],
              },
            ],
          },
          {
            heading: 'Recording',
            rows: [
              {
                feature: 'The Mac’s own sound',
                detail: 'Without a driver.',
                cells: [
                  { is: 'yes', text: 'macOS 13', note: 5 },
                  { is: 'yes', text: 'macOS 13' },
                  { is: 'yes', text: 'macOS 13' },
                  { text: 'Not mentioned in its manual' },
                ],
              },
              { feature: 'Streams live', cells: ['yes', 'no', 'no', 'no'] },
              {
                feature: 'Uploads automatically',
                cells: ['no', 'no', { is: 'partly', text: 'In Instant Mode' }, 'no'],
              },
            ],
          },
          {
            heading: 'Afterwards',
            rows: [
              {
                feature: 'Zooms',
                cells: ['no', { is: 'yes', text: 'Auto or by hand' }, { is: 'yes', text: 'In Studio Mode' }, 'no'],
              },
              { feature: 'Editor', cells: ['no', 'yes', 'yes', { is: 'partly', text: 'Trims' }] },
              {
                feature: 'Writes',
                cells: [
                  { text: 'Whatever you configure' },
                  { text: 'MP4, GIF' },
                  { text: 'MP4, GIF' },
                  { text: 'MP4, HEVC, AV1, WebM, GIF, APNG' },
                ],
              },
            ],
          },
        ],
        footnotes: [
          {
            text: 'Version 2 of the license, or any later one.',
            source: { label: 'README', href: 'https://github.com/obsproject/obs-studio#readme' },
            checked: '2026-08-21',
          },
          {
            text: 'The first repository is archived, and this one continues it under the same name. Its README warns about rough edges.',
            source: { label: 'README', href: 'https://github.com/getopenscreen/openscreen#readme' },
            checked: '2026-08-22',
          },
          {
            text: 'The crates for camera and capture are MIT, everything else is AGPL 3.',
            source: { label: 'LICENSE', href: 'https://github.com/CapSoftware/Cap/blob/main/LICENSE' },
            checked: '2026-08-20',
          },
          {
            text: 'Version 3.6.0.',
            source: { label: 'LICENSE.md', href: 'https://github.com/wulkano/Kap/blob/main/LICENSE.md' },
            checked: '2026-08-22',
          },
          {
            text: 'With the source named macOS Screen Capture.',
            source: { label: 'OBS manual', href: 'https://obsproject.com/kb/macos-screen-capture-source' },
            checked: '2026-08-22',
          },
        ],
        checked: '2026-08-22',
        checkedLabel: 'As of',
        note: 'Is a row wrong, or a project missing? [Tell us](mailto:{{brand.supportEmail}}?subject=Open-source%20recorders).',
      },
    },
    {
      section: 'feature-grid',
      id: 'which',
      content: {
        heading: 'Choose by what happens after you stop',
        features: [
          {
            title: 'OBS Studio',
            text: 'For live streams, for several mixed sources, or for recordings of several hours. Nothing else here does that.',
            link: { label: 'How to set it up', href: '#record-with-obs-studio' },
          },
          {
            title: 'OpenScreen',
            text: 'When you want what this site sells, but prefer rough edges to a bill. It’s the closest of the four.',
            link: { label: 'Its releases', href: 'https://github.com/getopenscreen/openscreen/releases' },
          },
          {
            title: 'Cap',
            text: 'When you want a link as soon as you stop, on their server or your own. It asks you to sign in.',
            link: { label: 'Self-hosting', href: 'https://cap.so/docs/self-hosting' },
          },
          {
            title: 'Kap',
            text: 'When you quickly need a short GIF for an issue tracker. It’s small, and hasn’t changed for a while.',
            link: { label: 'Its site', href: 'https://getkap.co' },
          },
        ],
      },
    },
    {
      section: 'prose',
      id: 'how',
      content: {
        heading: 'How to record with OBS or ffmpeg',
        headingLevel: 2,
        lede: 'Once with windows and buttons, and once without.',
        body: {
          blocks: [
            {
              type: 'heading',
              level: 2,
              id: 'record-with-obs-studio',
              timecode: '00:00',
              children: ['Record with OBS Studio'],
            },
            {
              type: 'paragraph',
              children: [
                'OBS was made for live broadcasts, and it shows: you set up a scene first. This takes ten minutes, but only once.',
              ],
            },
            {
              type: 'list',
              start: 1,
              items: [
                [
                  {
                    type: 'paragraph',
                    children: [
                      'Get it from ',
                      { type: 'link', href: 'https://obsproject.com/download', children: ['its site'] },
                      ', or in Terminal:',
                    ],
                  },
                  { type: 'code', language: 'shell', label: 'Install OBS Studio', tokens: ['brew install --cask obs'] },
                ],
                [
                  {
                    type: 'paragraph',
                    children: [
                      'Under Sources, click the plus button and choose ',
                      { type: 'strong', children: ['macOS Screen Capture'] },
                      '. Choose a display, a window or an app as its method. macOS asks for permission and wants to restart OBS; ',
                      { type: 'link', href: '/blog/what-macos-asks-before-recording', children: ['that’s normal'] },
                      '.',
                    ],
                  },
                ],
                [
                  {
                    type: 'paragraph',
                    children: [
                      'In Settings, under Video, set the base resolution to the pixels of your display, and the output resolution to the same or half of it. Most people miss this step, which causes most blurry text.',
                    ],
                  },
                ],
                [
                  {
                    type: 'paragraph',
                    children: [
                      'Under Audio, choose your microphone. The sound of the Mac is part of the source, on macOS 13 or later.',
                      { type: 'note', number: 1, occurrence: 1 },
                    ],
                  },
                ],
                [
                  {
                    type: 'paragraph',
                    children: [
                      'Under Output, set the mode to Advanced and open Recording. Choose the Apple hardware encoder and two audio tracks. Then, in Advanced Audio Properties, give the microphone track 1 and the Mac track 2.',
                    ],
                  },
                ],
                [
                  {
                    type: 'paragraph',
                    children: [
                      'Click Start Recording. A recording as ',
                      { type: 'code', text: '.mkv' },
                      ' survives a crash; File, then Remux Recordings, makes an ',
                      { type: 'code', text: '.mp4' },
                      ' of it afterwards.',
                    ],
                  },
                ],
              ],
            },
            {
              type: 'paragraph',
              children: [
                'You get one video at the size you set, with two audio tracks. For zooms, cuts and captions, you need another program.',
              ],
            },
            {
              type: 'heading',
              level: 2,
              id: 'record-with-ffmpeg',
              timecode: '00:53',
              children: ['Record with ffmpeg'],
            },
            {
              type: 'paragraph',
              children: [
                'For people who like the command line. It has no window and no meter, and it does the same thing every time.',
              ],
            },
            { type: 'paragraph', children: ['First list what you can record:'] },
            {
              type: 'code',
              language: 'shell',
              label: 'List the devices',
              tokens: ['ffmpeg -f avfoundation -list_devices true -i ""'],
            },
            {
              type: 'paragraph',
              children: [
                'The output has two lists, one for video and one for audio, each numbered from 0. A camera is usually 0, so the display is 1 or higher: look for ',
                { type: 'code', text: 'Capture screen 0' },
                '. Then:',
              ],
            },
            {
              type: 'code',
              language: 'shell',
              label: 'Record the display and a microphone',
              tokens: [
                'ffmpeg -f avfoundation -framerate 60 \\\n  -pixel_format nv12 -capture_cursor 1 -i "1:0" \\\n  -c:v h264_videotoolbox -b:v 12M \\\n  -c:a aac take.mov',
              ],
            },
            {
              type: 'paragraph',
              children: [
                'Press ',
                { type: 'code', text: 'q' },
                ' to stop. Control-C works as well. Don’t close the window: this leaves a file that won’t open.',
              ],
            },
            {
              type: 'table',
              label: 'Record with ffmpeg',
              align: ['start', 'start'],
              head: [['Part'], ['What it does']],
              rows: [
                [[{ type: 'code', text: '-f avfoundation' }], ['records video and audio from the Mac itself']],
                [
                  [{ type: 'code', text: '-framerate 60' }],
                  ['records 60 frames a second; must come before ', { type: 'code', text: '-i' }],
                ],
                [
                  [{ type: 'code', text: '-pixel_format nv12' }],
                  ['the format the encoder needs, so that nothing is converted'],
                ],
                [
                  [{ type: 'code', text: '-capture_cursor 1' }],
                  [
                    'records the pointer as well; ',
                    { type: 'code', text: '-capture_mouse_clicks 1' },
                    ' also marks clicks',
                  ],
                ],
                [
                  [{ type: 'code', text: '-i "1:0"' }],
                  ['video source 1, audio source 0; ', { type: 'code', text: '"1:none"' }, ' is silent'],
                ],
                [
                  [{ type: 'code', text: '-c:v h264_videotoolbox' }],
                  ['compresses on the chip and leaves the processor free'],
                ],
                [[{ type: 'code', text: '-b:v 12M' }], ['12 megabits a second, or 90 MB a minute']],
                [
                  [{ type: 'code', text: '-c:a aac take.mov' }],
                  ['audio as AAC, in a file that QuickTime Player opens'],
                ],
              ],
            },
            {
              type: 'paragraph',
              children: [
                'All of it is in the documentation of the devices.',
                { type: 'note', number: 2, occurrence: 1 },
                ' Three things it doesn’t mention:',
              ],
            },
            {
              type: 'list',
              items: [
                [
                  {
                    type: 'paragraph',
                    children: [
                      'Terminal is the app that needs the permission. Allow it under Screen & System Audio Recording, then quit and reopen it.',
                    ],
                  },
                ],
                [
                  {
                    type: 'paragraph',
                    children: [
                      'The Mac’s own sound isn’t on the list. It needs a driver that acts as a microphone, such as ',
                      { type: 'link', href: 'https://github.com/ExistentialAudio/BlackHole', children: ['BlackHole'] },
                      ', which is also open source.',
                    ],
                  },
                ],
                [
                  {
                    type: 'paragraph',
                    children: [
                      'On a display of 5K or more, use ',
                      { type: 'code', text: 'hevc_videotoolbox' },
                      ' with ',
                      { type: 'code', text: '-tag:v hvc1' },
                      ' if H.264 doesn’t support the size.',
                    ],
                  },
                ],
              ],
            },
            {
              type: 'heading',
              level: 2,
              id: 'why-ours-is-closed',
              timecode: '02:03',
              children: ['Why ours is closed'],
            },
            {
              type: 'paragraph',
              children: [
                '{{brand.name}} is paid for by the people who use it, and no one else. We haven’t found a way to do that with open source that would reliably pay our rent.',
              ],
            },
            {
              type: 'paragraph',
              children: [
                'But you can always leave. A recording is ',
                { type: 'link', href: '/blog/your-recording-is-a-folder', children: ['a folder of plain files'] },
                ', and its list of clicks is text. If you leave, or we do, ffmpeg opens all of it.',
              ],
            },
          ],
          notes: [
            {
              blocks: [
                {
                  type: 'paragraph',
                  children: [
                    'OBS Project, ',
                    {
                      type: 'link',
                      href: 'https://obsproject.com/kb/macos-screen-capture-source',
                      children: ['macOS Screen Capture source'],
                    },
                    '.',
                  ],
                },
              ],
              references: 1,
            },
            {
              blocks: [
                {
                  type: 'paragraph',
                  children: [
                    'FFmpeg, ',
                    {
                      type: 'link',
                      href: 'https://ffmpeg.org/ffmpeg-devices.html#avfoundation',
                      children: ['avfoundation'],
                    },
                    '.',
                  ],
                },
              ],
              references: 1,
            },
          ],
        },
      },
    },
    {
      section: 'full-bleed-media',
      id: 'after',
      content: {
        heading: 'The longer part comes after recording',
        opening: 'centered',
        lede: 'OBS and ffmpeg give you the display as it was, with every detour of the pointer. A zoom by hand is four keyframes, and without the clicks no one knows where it should go.',
        media: {
          kind: 'illustration',
          name: 'events-to-edit',
          alt: 'A list of clicks, scrolls and shortcuts with their times, and next to it a timeline with the zooms, a key caption and a cut that were made from them.',
        },
        caption:
          'Clicks become zooms, and each [holds until you’ve read it](/blog/how-long-a-zoom-should-hold). [Shotcut](https://github.com/mltframework/shotcut) and [Kdenlive](https://invent.kde.org/multimedia/kdenlive) are open-source editors that cut, fade and scale.',
      },
    },
    {
      section: 'faq',
      id: 'faq',
      content: {
        heading: 'Questions about open source',
        questions: [
          {
            question: 'Is QuickTime Player open source?',
            answer:
              'No. It comes with every Mac for free, but its code is Apple’s. The same goes for Screenshot, which opens with Shift-Command-5. See [when that’s enough](/screen-recording-software).',
          },
          {
            question: 'Does ShareX run on a Mac?',
            answer:
              'No. It’s open source, under GPL 3, and made for Windows: [its repository](https://github.com/ShareX/ShareX).',
          },
          {
            question: 'May I use open-source recorders at work?',
            answer:
              'Yes. These licenses don’t restrict the videos you make. They matter if you distribute the program itself, or run a modified Cap as a service for others.',
          },
          {
            question: 'Is an open recorder safer?',
            answer:
              'You can read what it does, which matters for a program that sees your whole screen. But it helps only if someone reads it. macOS asks for the same permissions either way.',
          },
        ],
      },
    },
    {
      section: 'call-to-action',
      id: 'begin',
      content: {
        layout: 'compact',
        heading: 'If one of these is enough, use it.',
        lede: 'If you miss automatic zooms, cuts and captions: {{price.lifetime}} once, or {{price.yearly.perMonth}} a month, billed yearly.',
        action: { label: 'See plans', href: '/pricing' },
        secondaryAction: { label: 'How it works', href: '/how-it-works' },
      },
    },
  ],
} satisfies PageDocument;
