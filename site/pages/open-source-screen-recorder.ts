import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Open-source screen recorders for the Mac',
  description:
    'OBS Studio, OpenScreen, Cap and Kap: licences and facts from their repositories, when to choose which, and how to record a Mac with OBS or one line of ffmpeg.',
  sections: [
    {
      section: 'page-hero',
      id: 'top',
      content: {
        layout: 'split',
        label: 'Open source',
        heading: 'Open-source screen recorders for the Mac',
        lede: '{{brand.name}} is not one of them. Its code is closed, and it costs money. Here are four that are open, when to choose which, and how to record with them.',
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
        at: '00:05',
        label: 'Four of them',
        heading: 'All four cost nothing to record with',
        lede: 'Each line comes from the project’s own repository or manual. We are not in this table, since we would not pass its first row.',
        caption: 'OBS Studio, OpenScreen, Cap and Kap, compared by licence, system, recording, editing and export',
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
                feature: 'Licence',
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
                detail: 'A project that rests is not a bad one. But macOS moves on.',
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
                  { text: 'Not named in its manual' },
                ],
              },
              { feature: 'Streams live', cells: ['yes', 'no', 'no', 'no'] },
              {
                feature: 'Uploads by itself',
                cells: ['no', 'no', { is: 'partly', text: 'In Instant Mode' }, 'no'],
              },
            ],
          },
          {
            heading: 'Afterwards',
            rows: [
              {
                feature: 'Zooms',
                cells: ['no', { is: 'yes', text: 'By itself or by hand' }, { is: 'yes', text: 'In Studio Mode' }, 'no'],
              },
              { feature: 'Editor', cells: ['no', 'yes', 'yes', { is: 'partly', text: 'Trims' }] },
              {
                feature: 'Writes',
                cells: [
                  { text: 'What you set before' },
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
            text: 'Version 2 of the licence, or any later one.',
            source: { label: 'README', href: 'https://github.com/obsproject/obs-studio#readme' },
            checked: '2026-08-21',
          },
          {
            text: 'The first repository is archived; this one continues it under the same name. Its README warns of rough edges.',
            source: { label: 'README', href: 'https://github.com/getopenscreen/openscreen#readme' },
            checked: '2026-08-22',
          },
          {
            text: 'Crates for camera and capture are MIT, all else AGPL 3.',
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
        note: 'A line is wrong, or a project is missing? [Tell us](mailto:{{brand.supportEmail}}?subject=Open-source%20recorders).',
      },
    },
    {
      section: 'feature-grid',
      id: 'which',
      content: {
        at: '00:12',
        label: 'Which one',
        heading: 'Choose by what happens after you stop',
        columns: 4,
        features: [
          {
            icon: 'screen',
            title: 'OBS Studio',
            text: 'When it goes out live, when several pictures have to be mixed, or when it runs for hours. Nothing else here does that.',
            link: { label: 'How to set it up', href: '#record-with-obs-studio' },
          },
          {
            icon: 'zoom',
            title: 'OpenScreen',
            text: 'When you want what this site sells, and would rather have rough edges than a bill. It is the closest of the four.',
            link: { label: 'Its releases', href: 'https://github.com/getopenscreen/openscreen/releases' },
          },
          {
            icon: 'share',
            title: 'Cap',
            text: 'When a link should be ready as you stop, on a server of theirs or of your own. It asks you to sign in.',
            link: { label: 'Self-hosting', href: 'https://cap.so/docs/self-hosting' },
          },
          {
            icon: 'film',
            title: 'Kap',
            text: 'When you need a short GIF for an issue tracker, quickly. It is small, and has been at rest for a while.',
            link: { label: 'Its site', href: 'https://getkap.co' },
          },
        ],
      },
    },
    {
      section: 'prose',
      id: 'how',
      content: {
        at: '00:15',
        label: 'How to',
        heading: 'From nothing to a file, twice',
        headingLevel: 2,
        lede: 'Once with windows and buttons, and once without.',
        body: {
          blocks: [
            {
              type: 'heading',
              level: 2,
              id: 'record-with-obs-studio',
              at: '00:00',
              children: ['Record with OBS Studio'],
            },
            {
              type: 'paragraph',
              children: [
                'OBS was made for live television, and it shows. You build a scene first. That takes ten minutes once, and none after that.',
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
                      'Under Sources, press the plus and choose ',
                      { type: 'strong', children: ['macOS Screen Capture'] },
                      '. Its method is a display, a window or an app. macOS asks for permission and wants OBS to quit once; ',
                      { type: 'link', href: '/blog/what-macos-asks-before-recording', children: ['that is normal'] },
                      '.',
                    ],
                  },
                ],
                [
                  {
                    type: 'paragraph',
                    children: [
                      'In Settings, under Video, set the base resolution to the pixels of your display, and the output resolution to the same or half of it. This is the step most people miss, and the reason for most grey text.',
                    ],
                  },
                ],
                [
                  {
                    type: 'paragraph',
                    children: [
                      'Under Audio, choose your microphone. The sound of the Mac comes with the source itself, on macOS 13 or later.',
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
                      'Press Start Recording. A recording as ',
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
                'What you have then is one picture, at the size you set, with two sound tracks. Zooms, cuts and captions are for another program.',
              ],
            },
            { type: 'heading', level: 2, id: 'record-with-ffmpeg', at: '00:53', children: ['Record with ffmpeg'] },
            {
              type: 'paragraph',
              children: [
                'For those who like one line. It has no window, no meter and no mercy, and it does the same thing every time.',
              ],
            },
            { type: 'paragraph', children: ['First ask what there is to record:'] },
            {
              type: 'code',
              language: 'shell',
              label: 'List the devices',
              tokens: ['ffmpeg -f avfoundation -list_devices true -i ""'],
            },
            {
              type: 'paragraph',
              children: [
                'The answer has two lists, one for pictures and one for sound, each with numbers from 0. A camera is usually 0, so the display is 1 or higher: look for ',
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
                ' to stop. Control-C works as well; closing the window does not, and leaves a file that will not open.',
              ],
            },
            {
              type: 'table',
              label: 'Record with ffmpeg',
              align: ['start', 'start'],
              head: [['Part'], ['What it does']],
              rows: [
                [[{ type: 'code', text: '-f avfoundation' }], ['takes pictures and sound from the Mac itself']],
                [
                  [{ type: 'code', text: '-framerate 60' }],
                  ['asks for 60 pictures a second; has to stand before ', { type: 'code', text: '-i' }],
                ],
                [
                  [{ type: 'code', text: '-pixel_format nv12' }],
                  ['the form the encoder wants, so that nothing is converted on the way'],
                ],
                [
                  [{ type: 'code', text: '-capture_cursor 1' }],
                  ['films the pointer too; ', { type: 'code', text: '-capture_mouse_clicks 1' }, ' also marks presses'],
                ],
                [
                  [{ type: 'code', text: '-i "1:0"' }],
                  ['picture number 1, sound number 0; ', { type: 'code', text: '"1:none"' }, ' is silent'],
                ],
                [
                  [{ type: 'code', text: '-c:v h264_videotoolbox' }],
                  ['compresses on the chip and leaves the processor free'],
                ],
                [[{ type: 'code', text: '-b:v 12M' }], ['12 megabits a second, or 90 MB a minute']],
                [
                  [{ type: 'code', text: '-c:a aac take.mov' }],
                  ['sound as AAC, into a file that QuickTime Player opens'],
                ],
              ],
            },
            {
              type: 'paragraph',
              children: [
                'All of it is in the documentation of the devices.',
                { type: 'note', number: 2, occurrence: 1 },
                ' Three things it does not tell you:',
              ],
            },
            {
              type: 'list',
              items: [
                [
                  {
                    type: 'paragraph',
                    children: [
                      'Terminal is the app that needs the permission. Allow it under Screen & System Audio Recording, quit it, open it.',
                    ],
                  },
                ],
                [
                  {
                    type: 'paragraph',
                    children: [
                      'The Mac’s own sound is not on the list. It needs a driver that pretends to be a microphone, such as ',
                      { type: 'link', href: 'https://github.com/ExistentialAudio/BlackHole', children: ['BlackHole'] },
                      ', which is open source too.',
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
                      ' where H.264 refuses the size.',
                    ],
                  },
                ],
              ],
            },
            { type: 'heading', level: 2, id: 'why-ours-is-closed', at: '02:03', children: ['Why ours is closed'] },
            {
              type: 'paragraph',
              children: [
                '{{brand.name}} is paid for by the people who use it, and by nobody else. We have not found a way to do that with open source that we would trust with our rent.',
              ],
            },
            {
              type: 'paragraph',
              children: [
                'What we can open is the way out. A recording is ',
                { type: 'link', href: '/blog/your-recording-is-a-folder', children: ['a folder of plain files'] },
                ', and its list of presses is text. If you leave, or we do, ffmpeg opens all of it.',
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
      section: 'media-rows',
      id: 'after',
      content: {
        at: '00:24',
        label: 'What is left to do',
        heading: 'The longer part comes after the recording',
        rows: [
          {
            title: 'What a raw recording lacks',
            text: 'OBS and ffmpeg give you the display as it was, with every detour of the pointer. To get from there to a film that somebody finishes, you need an editor. Several are open as well: [Shotcut](https://github.com/mltframework/shotcut) and [Kdenlive](https://invent.kde.org/multimedia/kdenlive) cut, fade and scale.',
            points: [
              'A zoom by hand is four keyframes',
              'Film the presses, or nobody sees them',
              'Keep the .mkv until the film is out',
            ],
            link: { label: 'How long a zoom should hold', href: '/blog/how-long-a-zoom-should-hold' },
            media: {
              kind: 'illustration',
              name: 'zoom-path',
              alt: 'Three presses on a recorded page, and the curve of the zoom below: it eases in, holds, and lets go.',
            },
          },
        ],
      },
    },
    {
      section: 'faq',
      id: 'faq',
      content: {
        at: '00:27',
        label: 'Questions',
        heading: 'Free, open, and neither',
        questions: [
          {
            question: 'Is QuickTime Player open source?',
            answer:
              'No. It comes with every Mac and costs nothing, but its code is Apple’s. The same goes for Screenshot, which opens with Shift-Command-5. [When that is enough](/screen-recording-software) is a page of its own.',
          },
          {
            question: 'Does ShareX run on a Mac?',
            answer:
              'No. It is open source, under GPL 3, and made for Windows: [its repository](https://github.com/ShareX/ShareX).',
          },
          {
            question: 'May I use open-source recorders at work?',
            answer:
              'Yes. These licences put no conditions on the films you make. They matter when you pass on the program itself, or run a changed Cap as a service for others.',
          },
          {
            question: 'Is an open recorder safer?',
            answer:
              'You can read what it does, which counts for a program that sees your whole screen. It helps only if somebody reads it. macOS asks for the same permissions either way.',
          },
        ],
      },
    },
    {
      section: 'call-to-action',
      id: 'begin',
      content: {
        layout: 'compact',
        heading: 'If one of the four does it, use it.',
        lede: 'If you come to miss the zooms, cuts and captions that are there when you stop: {{price.lifetime}} once, or {{price.yearlyPerMonth}} a month.',
        action: { label: 'See plans', href: '/pricing' },
        secondaryAction: { label: 'How it works', href: '/how-it-works' },
      },
    },
  ],
} satisfies PageDocument;
