import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'How to choose screen recording software',
  description:
    'When the recorder built into macOS is enough, and what to check before you pay for another: pixels, sound, permissions, files, editing, privacy and price.',
  sections: [
    {
      section: 'comparison-table',
      id: 'kinds',
      content: {
        label: 'Choosing',
        heading: 'How to choose screen recording software for a Mac',
        headingLevel: 1,
        lede: 'You already have a recorder: press Shift-Command-5. The table shows when that’s enough. If it isn’t, [five checks](#checks) help you compare the others.',
        featureLabel: 'You want',
        caption:
          'The recorder built into macOS, OBS Studio and {{brand.name}}, by what each is good for, and by price and privacy',
        columns: [
          { name: '{{brand.name}}', detail: 'An editor that records', emphasized: true },
          { name: 'Screenshot', detail: 'Comes with macOS' },
          { name: 'OBS Studio', detail: 'Open source' },
        ],
        groups: [
          {
            rows: [
              {
                feature: 'To record and send, without an edit',
                cells: [{ is: 'partly', text: 'More than you need' }, 'yes', { is: 'partly', text: 'More to set up' }],
              },
              {
                feature: 'To zoom to small buttons',
                cells: ['yes', 'no', { is: 'no', text: 'Another program does that' }],
              },
              {
                feature: 'To record the Mac’s own sound',
                cells: ['yes', { is: 'partly', text: 'Try it on your system', note: 1 }, { is: 'yes', note: 2 }],
              },
              { feature: 'To stream live', cells: ['no', 'no', 'yes'] },
              { feature: 'To use Windows or Linux', cells: ['no', 'no', 'yes'] },
              { feature: 'To record without an account', cells: ['yes', 'yes', 'yes'] },
              {
                feature: 'To pay nothing',
                cells: [
                  { is: 'partly', text: 'Free to record. Export from {{price.yearly.perMonth}} a month' },
                  'yes',
                  'yes',
                ],
              },
            ],
          },
        ],
        footnotes: [
          {
            text: 'Apple’s guide mentions only microphones as the sound source.',
            source: {
              label: 'Take screenshots or screen recordings',
              href: 'https://support.apple.com/guide/mac-help/take-a-screenshot-mh26782/mac',
            },
          },
          {
            text: 'With macOS 13 or later.',
            source: {
              label: 'macOS Screen Capture source',
              href: 'https://obsproject.com/kb/macos-screen-capture-source',
            },
            checked: '2026-11-22',
          },
        ],
        note: 'There are [more open-source recorders](/open-source-screen-recorder). Is a row wrong? [Tell us](mailto:{{brand.supportEmail}}).',
      },
    },
    {
      section: 'media-rows',
      id: 'built-in',
      content: {
        heading: 'Start with the recorder you have',
        lede: 'Apple describes it in [the user guide](https://support.apple.com/guide/mac-help/take-a-screenshot-mh26782/mac) and in [a support article](https://support.apple.com/en-us/102618). It’s enough for a bug report, a note to a colleague, or a lecture without edits.',
        rows: [
          {
            title: 'Shift-Command-5',
            text: 'Screenshot has two buttons that record: the whole screen, or a part that you select. Everything else is in Options. Before you rely on the Mac’s own sound, play something and record five seconds. According to Apple, some apps don’t allow their windows to be recorded, by any recorder.',
            points: [
              'One microphone, which is off until you choose it',
              'A ring around each click, but no zoom: on a phone, buttons stay tiny',
              'A .mov on the desktop within a second, with nothing to install',
              'Both ends can be trimmed, and QuickTime Player also splits and joins',
            ],
            media: {
              kind: 'illustration',
              name: 'screenshot-toolbar',
              alt: 'A selected part of the screen, and the toolbar of Screenshot with its two record buttons and the Options menu.',
            },
          },
        ],
      },
    },
    {
      section: 'media-rows',
      id: 'checks',
      content: {
        label: 'Checks',
        heading: 'What to check before you pay',
        lede: 'Feature lists tell you little, because they all look the same. You can check these points in a file.',
        start: 'media',
        rows: [
          {
            title: '1. Pixels: a whole number, or gray letters',
            text: 'A video should have as many pixels as the recording, or exactly half. At any other ratio, each new pixel blends several old ones, and a black line becomes a gray smear.',
            points: ['3840 to 1920 is exactly half: sharp', '3024 (a 14-inch MacBook Pro) to 1920 isn’t'],
            link: { label: 'Why text goes soft', href: '/blog/why-text-goes-soft' },
            media: {
              kind: 'illustration',
              name: 'pixel-ratios',
              alt: 'Three letters, pixel by pixel. At half the size, they stay black on white; divided by 1.575, their edges turn gray.',
            },
          },
          {
            title: '2. Sound: tracks, not a mix',
            text: 'Your voice and the Mac’s sound should be two tracks. If they’re mixed, you can’t remove the ping of a message in the middle of a word.',
            points: ['The Mac’s sound without a driver', 'A meter that moves before you start'],
            link: { label: 'How loud should it be?', href: '/blog/how-loud-should-a-recording-be' },
            media: {
              kind: 'illustration',
              name: 'sound-tracks',
              alt: 'Two tracks, the microphone and the Mac, each with its own level. The Mac is turned down.',
            },
          },
          {
            title: '3. Permissions: one at a time',
            text: 'Screen, microphone, camera and Accessibility are four questions. A good recorder asks each one when you first need it, and explains why. One that asks for all four at once hasn’t thought about you.',
            points: [
              'Accessibility, because it must know where you click',
              'If you say no to one, the others still work',
            ],
            link: { label: 'What macOS asks', href: '/blog/what-macos-asks-before-recording' },
            media: {
              kind: 'illustration',
              name: 'permission-dialog',
              alt: 'The dialog in which macOS asks whether {{brand.name}} may record the screen and audio.',
            },
          },
          {
            title: '4. Files: can you leave with them?',
            text: 'Open the recording in the Finder, without the app. If you find videos that QuickTime Player plays and a list of clicks that you can read, you’re a customer. If you find one file that nothing opens, you’re a tenant.',
            points: ['H.264 to share, HEVC to keep, ProRes to edit', 'The recording itself, not only the export'],
            link: { label: 'Your recording is a folder', href: '/blog/your-recording-is-a-folder' },
            media: { kind: 'illustration', name: 'cover-folder' },
          },
          {
            title: '5. Editing: by you or by the app?',
            text: 'Recording always takes the same time. The difference is the hour after it. Ask how much of this step each program has done when you stop, and whether you can undo it.',
            points: [
              'A calmer cursor, zooms, captions, and a camera without the room',
              'By hand, each of these takes several minutes per minute of video',
            ],
            media: {
              kind: 'illustration',
              name: 'cursor-path',
              alt: 'The jagged path of a hand, and the smooth line that the video shows instead.',
            },
          },
        ],
      },
    },
    {
      section: 'steps',
      id: 'ten-minutes',
      content: {
        heading: 'A test you can run on any recorder',
        layout: 'ruler',
        steps: [
          {
            timecode: '00:00',
            title: 'Record a minute',
            text: 'Small text, one scroll, three clicks, music from a browser tab, two sentences.',
          },
          {
            timecode: '02:00',
            title: 'Listen for the music',
            text: 'Is the music there? Can you lower it without changing your voice?',
          },
          {
            timecode: '04:00',
            title: 'Export at 1080p',
            text: 'Time it. Read the small text at actual size in QuickTime Player.',
          },
          {
            timecode: '10:00',
            title: 'Delete the app',
            text: 'Then play what’s left on the disk. That’s what you own.',
          },
        ],
      },
    },
    {
      section: 'faq',
      id: 'faq',
      content: {
        heading: 'Questions about choosing',
        questions: [
          {
            question: 'Is the recorder in macOS good enough?',
            answer:
              'For anything that one person watches once, yes. When strangers watch on a phone, or you have to show a small button, you’ll want zooms and a clear voice.',
          },
          {
            question: 'Do free recorders add a watermark?',
            answer:
              'Screenshot and OBS Studio don’t. With others, record and export ten seconds before you record anything long. {{brand.name}} has no watermark on any plan.',
          },
          {
            question: 'How much space does a recording need?',
            answer:
              'Multiply megabits a second by 7.5 to get megabytes a minute. At 8 Mbit/s, that’s 60 MB a minute, or 1.2 GB for twenty minutes. [Which file for what](/blog/which-file-for-what) has more.',
          },
          {
            question: 'I’ve narrowed it down to two. What now?',
            answer:
              'Record the same minute with both and compare them click by click. We’ve done that for one pair: [{{brand.name}} and Screen Studio](/vs-screen-studio).',
          },
          {
            question: 'Should I record in a browser tab instead?',
            answer:
              'It works for a call. But a browser compresses while it records, sees no clicks outside its own page, and keeps the video in its storage until you save it.',
          },
        ],
      },
    },
    {
      section: 'call-to-action',
      id: 'begin',
      content: {
        layout: 'plain',
        heading: 'Run the checks on ours first.',
        lede: 'Record a minute and open its folder, for free. If an export fails a check, you have {{refund.days}} days to get a refund.',
        action: { label: 'Download for Mac', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        secondaryAction: { label: 'All features', href: '/features' },
      },
    },
  ],
} satisfies PageDocument;
