import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Mac screen recorder: pixels, sound, space',
  description:
    'How to record the screen of a Mac: the built-in recorder, system sound, permissions, Retina pixels, several displays, an iPhone by cable, and disk space.',
  sections: [
    {
      section: 'page-hero',
      id: 'top',
      content: {
        layout: 'split',
        label: 'Recording a Mac',
        heading: 'A screen recorder that knows the Mac',
        lede: 'Pixels in pairs, sound that hides, a notch, and a system that asks first. How recording works on a Mac, with {{brand.name}} or without.',
        actions: [
          { label: 'Download for Mac', href: '/download' },
          { label: 'Without any app', href: '#built-in' },
        ],
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        meta: '{{brand.operatingSystem}}. Version {{release.version}}, Apple silicon and Intel.',
        media: {
          kind: 'illustration',
          name: 'recorder-bar',
          alt: 'The bar of {{brand.name}} over a desktop: screen, window, region, camera, microphone, and a red button that records.',
        },
      },
    },
    {
      section: 'prose',
      id: 'built-in',
      content: {
        at: '00:05',
        label: 'Without any app',
        heading: 'The recorder you have already',
        headingLevel: 2,
        lede: 'macOS brings one, called Screenshot. For a note to a colleague it is all you need, so try it first.',
        body: {
          blocks: [
            {
              type: 'list',
              start: 1,
              items: [
                [
                  {
                    type: 'paragraph',
                    children: ['Press ', { type: 'strong', children: ['Shift-Command-5'] }, '. A bar appears below.'],
                  },
                ],
                [
                  {
                    type: 'paragraph',
                    children: [
                      'Choose ',
                      { type: 'strong', children: ['Record Entire Screen'] },
                      ' or ',
                      { type: 'strong', children: ['Record Selected Portion'] },
                      '.',
                    ],
                  },
                ],
                [
                  {
                    type: 'paragraph',
                    children: [
                      'Open ',
                      { type: 'strong', children: ['Options'] },
                      ' for the microphone, a timer and the folder.',
                      { type: 'note', number: 1, occurrence: 1 },
                    ],
                  },
                ],
                [
                  {
                    type: 'paragraph',
                    children: [
                      'Press ',
                      { type: 'strong', children: ['Record'] },
                      '. To stop, press ',
                      { type: 'strong', children: ['Control-Command-Esc'] },
                      ', or the stop sign in the menu bar.',
                    ],
                  },
                ],
              ],
            },
            { type: 'heading', level: 3, id: 'where-it-stops', children: ['Where it stops'] },
            {
              type: 'table',
              label: 'What the built-in recorder leaves to others',
              align: ['start', 'start', 'start'],
              head: [['You want'], ['It has'], ['The way round']],
              rows: [
                [['The sound of the Mac'], ['A microphone only'], ['Another app, or a driver']],
                [['Your face in the corner'], ['No camera'], ['A QuickTime Player window on top']],
                [
                  ['Larger text on a phone'],
                  ['The whole picture'],
                  [{ type: 'link', href: '/video-editing-software', children: ['An editor that zooms'] }],
                ],
                [['A steadier cursor'], ['The one you moved'], ['Practice']],
              ],
            },
            {
              type: 'paragraph',
              children: [
                'If none of these rows is yours, close this page with our blessing. If one is, ',
                {
                  type: 'link',
                  href: '/screen-recording-software',
                  children: ['how to choose a recorder'],
                },
                ' goes through the questions one by one.',
              ],
            },
          ],
          notes: [
            {
              references: 1,
              blocks: [
                {
                  type: 'paragraph',
                  children: [
                    'Apple, ',
                    {
                      type: 'link',
                      href: 'https://support.apple.com/guide/mac-help/take-a-screenshot-mh26782/mac',
                      children: ['Take screenshots or screen recordings on Mac'],
                    },
                    '.',
                  ],
                },
              ],
            },
          ],
        },
      },
    },
    {
      section: 'media-rows',
      id: 'settle',
      content: {
        at: '00:12',
        label: 'Before you record',
        heading: 'Three things to settle first',
        lede: 'None of them can be put right in the edit.',
        start: 'media',
        rows: [
          {
            title: 'Pixels to spare',
            text: 'A Retina display draws each point with two pixels across and two down. {{brand.name}} records them all, so a film of 1920 pixels has some left over. A zoom spends them: it stays sharp until the frame is as small as the film.',
            points: ['A window of 1920 × 1080 points is a 4K film', 'Twice the film, or the same: both stay crisp'],
            link: { label: 'Why text goes soft', href: '/blog/why-text-goes-soft' },
            media: {
              kind: 'illustration',
              name: 'display-sizes',
              alt: 'Three displays to one scale, 5K, 4K and 14 inches, and in their corner the frame of a film of 1920 by 1080.',
            },
          },
          {
            title: 'The sound of the Mac itself',
            text: 'Before macOS 13, the usual way was a driver that posed as a loudspeaker. Since then Apple’s own framework, [ScreenCaptureKit](https://developer.apple.com/documentation/screencapturekit/scstreamconfiguration/capturesaudio), can hand it over. {{brand.name}} records it that way: no driver, and a track apart from your voice.',
            points: ['Wear headphones, or the microphone hears the Mac too', 'Mute the apps that chirp'],
            link: { label: 'How loud it should be', href: '/blog/how-loud-should-a-recording-be' },
            media: { kind: 'illustration', name: 'timeline' },
          },
          {
            title: 'Four permissions, and what each buys',
            text: 'Screen & System Audio Recording: the film. Microphone: your voice. Camera: your face. Accessibility: where you press and which keys, so that zooms and shortcuts can be drawn. {{brand.name}} asks for each when it is first needed.',
            points: [
              'Without camera or microphone, the rest is recorded',
              'After the first yes, quit the app once and reopen it',
            ],
            link: { label: 'What macOS asks, and why', href: '/blog/what-macos-asks-before-recording' },
            media: { kind: 'illustration', name: 'permission-list' },
          },
        ],
      },
    },
    {
      section: 'comparison-table',
      id: 'displays',
      content: {
        at: '00:21',
        label: 'Displays',
        heading: 'How far you can zoom on yours',
        lede: 'Pixels of the display, divided by pixels of the film. At 2 a zoom to twice the size is still sharp. Below 1 the whole film is stretched.',
        caption: 'Displays of Macs by their pixels, and how many of those a film of 1920 or 3840 pixels has to spare',
        featureLabel: 'Display',
        columns: [
          { name: 'Pixels', detail: 'across and down' },
          { name: 'Film at 1080p', detail: 'across, divided by 1920' },
          { name: 'Film at 4K', detail: 'across, divided by 3840' },
          { name: 'Refresh', detail: 'pictures a second' },
        ],
        groups: [
          {
            heading: 'Built in',
            rows: [
              {
                feature: 'MacBook Air, 13 inches',
                detail: 'Since 2022',
                cells: [{ text: '2560 × 1664' }, { text: '1.33' }, { text: '0.67' }, { text: '60' }],
              },
              {
                feature: 'MacBook Pro, 14 inches',
                detail: 'Since 2021',
                cells: [{ text: '3024 × 1964' }, { text: '1.58' }, { text: '0.79' }, { text: 'up to 120', note: 1 }],
              },
              {
                feature: 'MacBook Pro, 16 inches',
                detail: 'Since 2021',
                cells: [{ text: '3456 × 2234' }, { text: '1.80' }, { text: '0.90' }, { text: 'up to 120', note: 1 }],
              },
              {
                feature: 'iMac, 24 inches',
                detail: 'Since 2021',
                cells: [{ text: '4480 × 2520' }, { text: '2.33' }, { text: '1.17' }, { text: '60' }],
              },
            ],
          },
          {
            heading: 'On the desk',
            rows: [
              {
                feature: 'A full-HD display',
                cells: [{ text: '1920 × 1080' }, { text: '1.00' }, { text: '0.50' }, { text: 'mostly 60' }],
              },
              {
                feature: 'A 4K display',
                cells: [{ text: '3840 × 2160' }, { text: '2.00' }, { text: '1.00' }, { text: 'mostly 60' }],
              },
              {
                feature: 'A 5K display',
                cells: [{ text: '5120 × 2880' }, { text: '2.67' }, { text: '1.33' }, { text: 'mostly 60' }],
              },
            ],
          },
        ],
        footnotes: [
          {
            text: 'ProMotion. {{brand.name}} records up to 60 of them, which is every second one: motion stays even.',
            source: { label: 'Apple, MacBook Pro', href: 'https://www.apple.com/macbook-pro/specs/' },
          },
        ],
        note: 'In a scaled mode macOS may draw more pixels than the panel has. Take a screenshot of the whole display and read its size in Preview: that is what there is to record.',
      },
    },
    {
      section: 'stats',
      id: 'disk',
      content: {
        at: '00:29',
        label: 'Disk space',
        heading: 'Multiply megabits by 450',
        lede: 'Film is counted in megabits a second, disks in gigabytes. One sum leads from one to the other.',
        facts: [
          {
            figure: '450',
            unit: 'megabytes per hour',
            text: 'What each megabit a second fills: 3600 seconds, divided by the 8 bits in a byte.',
          },
          {
            figure: '17.3',
            unit: 'gigabytes per hour',
            text: 'For a screen at 30 Mbit/s, a camera at 8, and two tracks of sound: 38.4 in all.',
            source: { label: 'What is in the folder', href: '/blog/your-recording-is-a-folder' },
          },
          {
            figure: '57',
            unit: 'hours on a terabyte',
            text: 'If the disk is empty, which it is not. A screen that stands still takes far less.',
          },
        ],
      },
    },
    {
      section: 'feature-grid',
      id: 'corners',
      content: {
        at: '00:35',
        label: 'Corner cases',
        heading: 'What else the Mac has up its sleeve',
        columns: 3,
        features: [
          {
            icon: 'screen',
            title: 'Several displays',
            text: 'Pick the one to record before you begin. A window dragged to the other one leaves the film.',
          },
          {
            icon: 'link',
            title: 'An iPhone or iPad by cable',
            text: 'Unlock it, plug it in, tap Trust. It becomes a source, with a track of its own.',
          },
          {
            icon: 'window',
            title: 'The notch',
            text: 'It is not in the recording. The menu bar is, at its full height, with nothing in the middle.',
          },
          {
            icon: 'close',
            title: 'Notifications and desktop icons',
            text: 'Hidden while you record, if you ask. Your files stay where they are.',
          },
          {
            icon: 'lock',
            title: 'Films under copy protection',
            text: 'Many players show black to every recorder. That is their doing, and no setting helps.',
          },
          {
            icon: 'clock',
            title: 'Long recordings',
            text: 'Plug in the charger, and pause in the breaks. Command-Shift-P goes on where you stopped.',
          },
        ],
      },
    },
    {
      section: 'faq',
      id: 'faq',
      content: {
        at: '00:42',
        label: 'Questions',
        heading: 'Asked about Macs',
        lede: 'Something else? [Write to us](mailto:{{brand.supportEmail}}).',
        questions: [
          {
            question: 'Does it run on an Intel Mac?',
            answer: 'Yes, on every Mac with {{brand.operatingSystem}}. There is one app for both kinds.',
          },
          {
            question: 'Why is my recording black?',
            answer:
              'The permission is missing, or the app has not been quit since you gave it. Look in System Settings, Privacy & Security, Screen & System Audio Recording. If one window alone is black, it is protected by its maker.',
          },
          {
            question: 'Can I record one app’s sound and no other?',
            answer:
              'Record a quiet Mac instead: close or mute what should not be heard. System sound is one track, apart from your voice.',
          },
          {
            question: 'Does recording slow the Mac down?',
            answer:
              'A little. The film is packed by a part of the chip that is made for it. If you show something that needs the whole machine, record at 30 frames: [30 or 60](/blog/30-or-60-frames-a-second) has the details.',
          },
          {
            question: 'Can it record on Windows or Linux?',
            answer:
              'No. It is made of parts that only macOS has. [Open-source recorders](/open-source-screen-recorder) lists some that run there.',
          },
        ],
      },
    },
    {
      section: 'call-to-action',
      id: 'begin',
      content: {
        heading: 'You know your pixels now. Use them.',
        lede: 'About {{release.size}}, signed and notarised. {{refund.days}} days to send it back.',
        action: { label: 'Download for Mac', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        secondaryAction: { label: 'See plans', href: '/pricing' },
      },
    },
  ],
} satisfies PageDocument;
