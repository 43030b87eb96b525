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
        label: 'Mac screen recorder',
        heading: 'Record your Mac’s screen',
        lede: 'Retina pixels, system sound, a notch, and permissions. How recording works on a Mac, with or without {{brand.name}}.',
        actions: [
          { label: 'Download for Mac', href: '/download' },
          { label: 'Compare recorders', href: '/screen-recording-software' },
        ],
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        media: {
          kind: 'illustration',
          name: 'display-sizes',
          alt: 'Three displays at the same scale, 5K, 4K and 14 inches, each with the frame of a 1920 by 1080 video in the corner.',
        },
      },
    },
    {
      section: 'steps',
      id: 'built-in',
      content: {
        layout: 'ruler',
        heading: 'The recorder you already have',
        steps: [
          {
            title: 'Press Shift-Command-5',
            text: 'That opens Screenshot, which comes with macOS: a bar at the bottom of the screen.',
            keys: ['shift', 'command', '5'],
          },
          {
            title: 'Choose what to record',
            text: '**Record Entire Screen** or **Record Selected Portion**. They’re the two buttons with a circle.',
          },
          {
            title: 'Open Options, then click Record',
            text: 'Options contains the microphone, a timer and the folder. [Apple’s guide](https://support.apple.com/guide/mac-help/take-a-screenshot-mh26782/mac) explains them.',
          },
          {
            title: 'Stop with Control-Command-Esc',
            text: 'Or click the stop sign in the menu bar.',
            keys: ['control', 'command', 'esc'],
          },
        ],
      },
    },
    {
      section: 'prose',
      id: 'limits',
      content: {
        heading: 'What Screenshot can’t do',
        headingLevel: 2,
        lede: 'For a note to a colleague, it’s all you need, so try it first. It has these limits.',
        body: {
          blocks: [
            {
              type: 'table',
              label: 'What the built-in recorder can’t do',
              align: ['start', 'start', 'start'],
              head: [['You want'], ['It has'], ['The workaround']],
              rows: [
                [['The sound of the Mac'], ['A microphone only'], ['Another app, or a driver']],
                [['Your face in the corner'], ['No camera'], ['A QuickTime Player window on top']],
                [
                  ['Larger text on a phone'],
                  ['The whole screen'],
                  [{ type: 'link', href: '/video-editing-software', children: ['An editor that zooms'] }],
                ],
                [['A steadier cursor'], ['As you moved it'], ['Practice']],
              ],
            },
            {
              type: 'paragraph',
              children: [
                'If none of these rows applies to you, you don’t need another app. If one does, ',
                {
                  type: 'link',
                  href: '/screen-recording-software',
                  children: ['how to choose a recorder'],
                },
                ' answers the questions one by one.',
              ],
            },
          ],
          notes: [],
        },
      },
    },
    {
      section: 'media-rows',
      id: 'settle',
      content: {
        heading: 'Set up sound and permissions first',
        lede: 'You can’t fix either of them in the edit.',
        start: 'media',
        rows: [
          {
            title: 'The sound of the Mac itself',
            text: 'Before macOS 13, you needed a driver that acted as a loudspeaker. Since then, Apple’s framework [ScreenCaptureKit](https://developer.apple.com/documentation/screencapturekit/scstreamconfiguration/capturesaudio) can record it. {{brand.name}} uses it: no driver, and a separate track from your voice.',
            points: ['Wear headphones, or the microphone also records the Mac', 'Mute the apps that chirp'],
            link: { label: 'How loud it should be', href: '/blog/how-loud-should-a-recording-be' },
            media: { kind: 'illustration', name: 'sound-tracks' },
          },
          {
            title: 'Four permissions, and what they’re for',
            text: 'Screen & System Audio Recording: the video. Microphone: your voice. Camera: your face. Accessibility: where you click and which shortcuts you press. {{brand.name}} asks for each when it’s first needed.',
            points: [
              'Without camera or microphone, everything else is recorded',
              'After the first permission, quit the app and reopen it',
            ],
            link: { label: 'What macOS asks, and why', href: '/blog/what-macos-asks-before-recording' },
            media: {
              kind: 'illustration',
              name: 'cover-permissions',
              alt: 'Three switches: the screen and the microphone are on, the camera is off.',
            },
          },
        ],
      },
    },
    {
      section: 'comparison-table',
      id: 'displays',
      content: {
        heading: 'How far you can zoom on your display',
        lede: 'A Retina display draws each point with two by two pixels, and {{brand.name}} records them all. Divide the display’s width in pixels by the video’s: at 2, a zoom to twice the size is still sharp. Below 1, the whole video is enlarged, and [text goes soft](/blog/why-text-goes-soft).',
        caption: 'Mac displays by their pixels, and how many of them a video of 1920 or 3840 pixels has to spare',
        featureLabel: 'Display',
        columns: [
          { name: 'Pixels', detail: 'across and down' },
          { name: 'Video at 1080p', detail: 'across, divided by 1920' },
          { name: 'Video at 4K', detail: 'across, divided by 3840' },
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
            text: 'ProMotion. {{brand.name}} records up to 60 frames a second, which is every second one, so motion stays even.',
            source: { label: 'Apple, MacBook Pro', href: 'https://www.apple.com/macbook-pro/specs/' },
          },
        ],
        note: 'In a scaled mode, macOS may render more pixels than the panel has. Take a screenshot of the whole display and check its size in Preview: this is what gets recorded.',
      },
    },
    {
      section: 'stats',
      id: 'disk',
      content: {
        heading: 'How much disk space a recording takes',
        lede: 'Video is measured in megabits a second, disks in gigabytes. Here’s how to convert.',
        facts: [
          {
            figure: '450',
            unit: 'megabytes per hour',
            text: 'Space for each megabit a second: 3600 seconds, divided by the 8 bits in a byte.',
          },
          {
            figure: '17.3',
            unit: 'gigabytes per hour',
            text: 'For a screen at 30 Mbit/s, a camera at 8, and two tracks of sound: 38.4 in all.',
            source: { label: 'What’s in the folder', href: '/blog/your-recording-is-a-folder' },
          },
          {
            figure: '57',
            unit: 'hours on a terabyte',
            text: 'On an empty disk. A screen that doesn’t change takes far less.',
          },
        ],
      },
    },
    {
      section: 'feature-grid',
      id: 'corners',
      content: {
        heading: 'Other things to know about the Mac',
        features: [
          {
            title: 'Several displays',
            text: 'Choose one before you start. A window that you drag to the other display leaves the video.',
          },
          {
            title: 'An iPhone or iPad by cable',
            text: 'Unlock it, plug it in, tap Trust. It becomes a source with its own track.',
          },
          {
            title: 'The notch',
            text: 'It isn’t in the recording. The menu bar is, at its full height, with nothing in the middle.',
          },
          {
            title: 'Notifications and desktop icons',
            text: 'You can hide them while you record. Your files stay where they are.',
          },
          {
            title: 'Copy-protected videos',
            text: 'Many players show a black image to every recorder. No setting changes that.',
          },
          {
            title: 'Long recordings',
            text: 'Plug in the charger, and pause during breaks. Shift-Command-P continues where you stopped.',
          },
        ],
      },
    },
    {
      section: 'faq',
      id: 'faq',
      content: {
        heading: 'Questions about Macs',
        lede: 'Another question? [Ask us](mailto:{{brand.supportEmail}}).',
        questions: [
          {
            question: 'Does it run on an Intel Mac?',
            answer: 'Yes, on every Mac with {{brand.operatingSystem}}. The same app runs on both.',
          },
          {
            question: 'Why is my recording black?',
            answer:
              'The permission is missing, or you haven’t restarted the app since you gave it. Check System Settings, Privacy & Security, Screen & System Audio Recording. If only one window is black, its app blocks recording.',
          },
          {
            question: 'Can I record the sound of only one app?',
            answer: 'No. Close or mute the other apps instead. System sound is one track, separate from your voice.',
          },
          {
            question: 'Does recording slow the Mac down?',
            answer:
              'A little. A dedicated part of the chip compresses the video. If you show something that needs the whole machine, record at 30 frames: [30 or 60](/blog/30-or-60-frames-a-second) has the details.',
          },
          {
            question: 'Can it record on Windows or Linux?',
            answer:
              'No. It uses parts of macOS that other systems don’t have. [Open-source recorders](/open-source-screen-recorder) lists some that run there.',
          },
        ],
      },
    },
    {
      section: 'call-to-action',
      id: 'begin',
      content: {
        layout: 'plain',
        heading: 'Now you know your pixels. Use them.',
        lede: 'About {{release.size}}, signed and notarized. {{refund.days}} days to get a refund.',
        action: { label: 'Download for Mac', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        secondaryAction: { label: 'See plans', href: '/pricing' },
      },
    },
  ],
} satisfies PageDocument;
