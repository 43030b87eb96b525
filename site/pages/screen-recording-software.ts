import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'How to choose screen recording software',
  description:
    'When the recorder built into macOS is enough, and what to check before you pay for another: pixels, sound, permissions, files, editing, privacy and price.',
  sections: [
    {
      section: 'page-hero',
      id: 'top',
      content: {
        layout: 'title',
        label: 'Choosing',
        heading: 'How to choose screen recording software for a Mac',
        lede: 'You own one already: press Shift-Command-5. If that is enough, you can stop after the next section. If not, five checks tell the others apart.',
        actions: [
          { label: 'The built-in one', href: '#built-in' },
          { label: 'The five checks', href: '#checks' },
        ],
      },
    },
    {
      section: 'bento',
      id: 'built-in',
      content: {
        at: '00:03',
        label: 'Built in',
        heading: 'Start with the recorder you own',
        lede: 'Apple describes it in [the user guide](https://support.apple.com/guide/mac-help/take-a-screenshot-mh26782/mac) and in [a support article](https://support.apple.com/en-us/102618). It is enough for a bug report, a note to a colleague, a lecture that is kept as it was.',
        cells: [
          {
            size: 'large',
            title: 'Shift-Command-5',
            text: 'Screenshot, with two buttons that film: the whole screen, or a part you drag a frame around. All else is in Options.',
            illustration: 'screenshot-toolbar',
          },
          {
            size: 'small',
            title: 'One microphone',
            text: 'It is off until you choose one in Options. Play something and record five seconds before you count on the Mac’s own sound.',
            icon: 'microphone',
          },
          {
            size: 'small',
            title: 'Both ends trimmed',
            text: 'Click the thumbnail when it appears. [QuickTime Player](https://support.apple.com/guide/quicktime-player/welcome/mac) also splits and joins.',
            icon: 'scissors',
          },
          {
            size: 'small',
            title: 'Presses shown',
            text: 'Show Mouse Clicks draws a ring around each. There is no zoom: on a phone, a button stays the size of a crumb.',
            icon: 'cursor',
          },
          {
            size: 'small',
            title: 'A plain file',
            text: 'A .mov on the desktop, within a second, at no price. Nothing to install and no account.',
            icon: 'file',
          },
          {
            size: 'small',
            title: 'Not every window',
            text: 'Some apps do not let their windows be recorded, Apple says. That holds for every other recorder as well.',
            icon: 'warning',
          },
        ],
      },
    },
    {
      section: 'media-rows',
      id: 'checks',
      content: {
        at: '00:09',
        label: 'Checks one to four',
        heading: 'What to check before you pay',
        lede: 'A list of features tells you little, because everybody ticks the same boxes. These can be seen in a file.',
        start: 'media',
        rows: [
          {
            title: '1. Pixels: a whole number, or grey letters',
            text: 'A film should have as many pixels as the recording, or exactly half. At any other ratio each new pixel is mixed from several old ones, and a stroke that was black comes out as a smear.',
            points: ['3840 to 1920 is a half: sharp', '3024, a 14-inch MacBook Pro, to 1920 is not'],
            link: { label: 'Why text goes soft', href: '/blog/why-text-goes-soft' },
            media: {
              kind: 'illustration',
              name: 'pixel-ratios',
              alt: 'Three letters, pixel by pixel. Halved, they stay black on white; divided by 1.575, their edges turn grey.',
            },
          },
          {
            title: '2. Sound: tracks, not a mix',
            text: 'Your voice and the Mac’s sound should arrive as two tracks. Mixed into one, the ping of a message in the middle of a word stays there for good.',
            points: ['The Mac’s sound without a driver', 'A meter that moves before you begin'],
            link: { label: 'How loud should it be?', href: '/blog/how-loud-should-a-recording-be' },
            media: {
              kind: 'illustration',
              name: 'timeline',
              alt: 'The timeline of an editor: zooms, screen, camera, microphone and system sound, each on a track of its own.',
            },
          },
          {
            title: '3. Permissions: one at a time',
            text: 'Screen, microphone, camera and Accessibility are four questions. A good recorder asks each when you first use what needs it, and says what for. One that wants all four at breakfast has not thought about you.',
            points: ['Accessibility, because it must see where you press', 'A no to one leaves the others working'],
            link: { label: 'What macOS asks', href: '/blog/what-macos-asks-before-recording' },
            media: {
              kind: 'illustration',
              name: 'recorder-bar',
              alt: 'A bar over a recorded window, with a button each for what is recorded, the camera, the microphone and the system’s sound.',
            },
          },
          {
            title: '4. Files: can you leave with them?',
            text: 'Open the recording in the Finder, without the app. If you find films and sound that QuickTime Player plays, you are a customer. If you find one file that nothing opens, you are a tenant.',
            points: ['H.264 to send, HEVC to keep, ProRes to cut', 'The recording itself, not only the export'],
            link: { label: 'Your recording is a folder', href: '/blog/your-recording-is-a-folder' },
            media: { kind: 'illustration', name: 'tracks-on-disk' },
          },
        ],
      },
    },
    {
      section: 'before-after',
      id: 'editing',
      content: {
        at: '00:18',
        label: 'Check five',
        heading: '5. Editing: who does it, and when?',
        lede: 'Recording takes as long as it takes. What differs is the hour after it. Ask of each program how much of this step is done when you press stop, and whether you can undo it.',
        before: {
          label: 'As recorded',
          media: {
            kind: 'illustration',
            name: 'raw-take',
            alt: 'A recording as it was made: a small window on a full desktop, and a camera with a room behind the person.',
          },
        },
        after: {
          label: 'As sent',
          media: {
            kind: 'illustration',
            name: 'finished-take',
            alt: 'The same moment in the film: close to the button, the desktop gone, and the person without the room.',
          },
        },
        caption:
          'Four changes: closer, calmer cursor, no desktop, no room. By hand, each takes minutes for a minute of film.',
      },
    },
    {
      section: 'comparison-table',
      id: 'kinds',
      content: {
        at: '00:22',
        label: 'Three kinds',
        heading: 'Which kind is yours?',
        lede: 'Privacy and price are less a matter of the product than of its kind.',
        caption:
          'The recorder built into macOS, OBS Studio and {{brand.name}}, by price, privacy, sound, live streaming and editing',
        columns: [
          { name: '{{brand.name}}', detail: 'An editor that records', emphasised: true },
          { name: 'Screenshot', detail: 'Comes with macOS' },
          { name: 'OBS Studio', detail: 'Open source' },
        ],
        groups: [
          {
            rows: [
              {
                feature: 'Price',
                cells: [{ text: 'From {{price.yearlyPerMonth}} a month' }, { text: 'None' }, { text: 'None' }],
              },
              {
                feature: 'Needs an account to record',
                detail: 'If it does, ask what else leaves the Mac.',
                cells: ['no', 'no', 'no'],
              },
              {
                feature: 'The Mac’s own sound',
                cells: ['yes', { is: 'partly', text: 'Try it on your system', note: 1 }, { is: 'yes', note: 2 }],
              },
              { feature: 'Streams live', cells: ['no', 'no', 'yes'] },
              {
                feature: 'Edits',
                cells: [
                  { is: 'yes', text: 'While you record' },
                  { is: 'partly', text: 'Trims' },
                  { is: 'no', text: 'Another program does' },
                ],
              },
            ],
          },
        ],
        footnotes: [
          {
            text: 'Apple’s guide names microphones as the source of sound, and nothing else.',
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
        note: 'More of the third kind: [open-source recorders](/open-source-screen-recorder). A row is wrong? [Tell us](mailto:{{brand.supportEmail}}).',
      },
    },
    {
      section: 'steps',
      id: 'ten-minutes',
      content: {
        at: '00:27',
        label: 'Ten minutes',
        heading: 'One test for all five',
        layout: 'ruler',
        steps: [
          {
            at: '00:00',
            title: 'Record a minute',
            text: 'Small text, one scroll, three presses, music from a browser tab, two sentences.',
          },
          {
            at: '02:00',
            title: 'Listen for the tab',
            text: 'Is the music there? Can you make it softer and leave your voice as it is?',
          },
          {
            at: '04:00',
            title: 'Export at 1080p',
            text: 'Count the minutes. Read the small text at actual size in QuickTime Player.',
          },
          {
            at: '10:00',
            title: 'Delete the app',
            text: 'Then play what is left on the disk. That is what you own.',
          },
        ],
      },
    },
    {
      section: 'faq',
      id: 'faq',
      content: {
        at: '00:30',
        label: 'Questions',
        heading: 'Asked while choosing',
        questions: [
          {
            question: 'Is the recorder in macOS good enough?',
            answer:
              'For anything that is watched once by somebody who knows you, yes. When strangers watch it on a phone, or you have to show a small button, you will want zooms and a clear voice.',
          },
          {
            question: 'Do free recorders put a mark on the film?',
            answer:
              'Screenshot and OBS Studio do not. With others, record ten seconds and export them before you record anything long. {{brand.name}} has no watermark in any plan.',
          },
          {
            question: 'How much room does a recording take?',
            answer:
              'Megabits a second, times 7.5, are megabytes a minute. At 8 Mbit/s that is 60 MB, and twenty minutes are 1.2 GB. [Which file for what](/blog/which-file-for-what) has the rest.',
          },
          {
            question: 'I have narrowed it down to two. What now?',
            answer:
              'Make the same minute with both and compare it press by press. We did the homework for one pair: [{{brand.name}} and Screen Studio](/vs-screen-studio).',
          },
          {
            question: 'Should I record in a browser tab instead?',
            answer:
              'It works for a call. A browser compresses while it records, sees no presses outside its own page, and keeps the film in its storage until you save it.',
          },
        ],
      },
    },
    {
      section: 'call-to-action',
      id: 'begin',
      content: {
        heading: 'Five checks. Begin with ours.',
        lede: 'Record the minute in {{brand.name}}, open its folder, and ask for your money back if a check fails. You have {{refund.days}} days.',
        action: { label: 'Download {{brand.name}}', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        secondaryAction: { label: 'All features', href: '/features' },
      },
    },
  ],
} satisfies PageDocument;
