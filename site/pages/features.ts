import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Features: record, edit and export',
  description:
    'Everything {{brand.name}} records, edits and exports on a Mac, format by format, and what it leaves to other apps: live streaming, Windows, feature films.',
  sections: [
    {
      section: 'before-after',
      id: 'before-and-after',
      content: {
        label: 'Features',
        heading: 'Everything {{brand.name}} does',
        headingLevel: 1,
        opening: 'centered',
        width: 'window',
        lede: 'In the order you’ll need it: before you record, while you edit, when you share. [The limits](#limits) are at the end. Recording is free: [download {{brand.name}} for Mac](/download).',
        before: {
          label: 'As recorded',
          media: {
            kind: 'illustration',
            name: 'raw-take',
            alt: 'A desktop with files, a dock and a notification; a window, a jagged cursor path, and a camera with a bookshelf in it.',
          },
        },
        after: {
          label: 'As edited',
          media: {
            kind: 'illustration',
            name: 'finished-take',
            alt: 'The same window on a soft backdrop; a smooth cursor path to the Book button, a round camera without the room, and a caption.',
          },
        },
        caption:
          'The same second, recorded and edited. Look at the files in the corner, the path of the cursor, and the room behind the person.',
      },
    },
    {
      section: 'media-tabs',
      id: 'record',
      content: {
        label: 'Record',
        heading: 'Everything on its own track.',
        opening: 'sentence',
        lede: 'So you can change each part separately: the voice without the music, the screen without the face.',
        tabs: [
          {
            label: 'Screen',
            title: 'A display, a window, or a region',
            text: 'Up to 60 frames a second, in the display’s full resolution. You can hide desktop icons and notifications, and add an iPhone or iPad by cable.',
            media: { kind: 'illustration', name: 'region-picker' },
          },
          {
            label: 'Camera',
            title: 'A bubble, side by side, full, or off',
            text: 'Change it at marks on the timeline, even after recording. The full camera image is kept, so a small bubble can become a full frame.',
            media: { kind: 'illustration', name: 'camera-layouts' },
          },
          {
            label: 'Sound',
            title: 'You, and what the Mac plays',
            text: 'Two tracks. Fan and street noise are reduced on yours, as much as you like, and you can compare with and without.',
            media: { kind: 'illustration', name: 'sound' },
          },
        ],
      },
    },
    {
      section: 'media-rows',
      id: 'edit',
      content: {
        label: 'Edit and export',
        heading: 'Show the keys, export every shape',
        lede: 'No one notices when this work is done, and everyone notices when it isn’t. So {{brand.name}} does it for you.',
        start: 'media',
        rows: [
          {
            title: 'Shortcuts that viewers can follow',
            text: 'Press Command-K, and the video shows the two keys for as long as they matter. Move one on the timeline, rename it, or remove it.',
            points: ['Ordinary typing is neither stored nor shown', 'Works with every keyboard layout'],
            link: { label: 'Recording a tutorial', href: '/tutorial-recording-software' },
            media: { kind: 'illustration', name: 'shortcuts' },
          },
          {
            title: 'Several videos from one edit',
            text: 'Wide for the website, square for the feed, tall for a phone. Each has its own framing that keeps the action in view, and all of them export at the same time.',
            points: ['16:9, 1:1, 9:16 and 4:5', 'No watermark, on any plan'],
            link: { label: 'Where to use which', href: '/use-cases' },
            media: { kind: 'illustration', name: 'export-sheet' },
          },
        ],
      },
    },
    {
      section: 'feature-grid',
      id: 'details',
      content: {
        heading: 'Details you notice on the second day',
        lede: 'None of them is a reason to buy. Together, they’re a reason to stay.',
        features: [
          {
            title: 'Teleprompter',
            text: 'Your script below the camera, at the pace of your voice. Viewers never see it.',
          },
          {
            title: 'Silences',
            text: 'Longer than a length you set, suggested as cuts, with a breath left on each side.',
          },
          {
            title: 'Captions',
            text: 'Edited as text. Burned into the video, or saved separately as **.srt** or **.vtt**.',
          },
          {
            title: 'Backdrops',
            text: 'A color, an illustration or your own image, with padding and round corners.',
          },
          {
            title: 'A cursor with manners',
            text: 'Sharp at any size, and hidden while it isn’t needed.',
          },
          {
            title: 'Search by speech',
            text: 'Find a recording by what was said in it, once it has captions.',
          },
          {
            title: 'Share pages',
            text: 'A link to the finished video, with a password and an expiry date. You can delete it whenever you like.',
          },
        ],
      },
    },
    {
      section: 'keyboard',
      id: 'keyboard',
      content: {
        heading: 'Record and edit from the keyboard',
        lede: 'Three shortcuts work in every app, so that you never leave the one you show. The others work in the editor.',
        shortcuts: [
          {
            keys: ['shift', 'command', '2'],
            short: 'Record',
            title: 'Start and stop a recording',
            text: 'From any app, and without looking for a button.',
          },
          {
            keys: ['shift', 'command', 'P'],
            short: 'Pause',
            title: 'Pause and resume',
            text: 'The pause leaves no gap in the video.',
          },
          {
            keys: ['shift', 'command', 'M'],
            short: 'Mark',
            title: 'Set a mark while you talk',
            text: 'The editor opens at the first one.',
          },
          { keys: ['space'], short: 'Play', title: 'Play and stop', text: 'Playback starts at the playhead.' },
          {
            keys: ['Z'],
            short: 'Zoom',
            title: 'Add a zoom',
            text: 'It starts at the playhead, and you can drag both ends.',
          },
          {
            keys: ['S'],
            short: 'Split',
            title: 'Split at the playhead',
            text: 'Split twice to cut out what is in between.',
          },
          {
            keys: ['delete'],
            short: 'Remove',
            title: 'Remove a block',
            text: 'A zoom, a cut or a key caption. The recording stays complete.',
          },
          { keys: ['.'], short: 'Step', title: 'Go to the next frame', text: 'The comma key goes back by one.' },
        ],
      },
    },
    {
      section: 'comparison-table',
      id: 'formats',
      content: {
        label: 'Formats',
        heading: 'Which format to export',
        lede: 'Up to 4K at 60 frames a second. If in doubt, take the first.',
        caption: 'The export formats of {{brand.name}}, by purpose',
        columns: [
          { name: 'H.264', detail: 'For everyone', emphasized: true },
          { name: 'HEVC', detail: 'For Apple devices' },
          { name: 'ProRes 422', detail: 'For editors' },
          { name: 'GIF', detail: 'For a few seconds' },
        ],
        groups: [
          {
            rows: [
              {
                feature: 'Plays in a browser',
                cells: ['yes', { is: 'partly', text: 'Not in every browser' }, 'no', 'yes'],
              },
              { feature: 'Has sound', cells: ['yes', 'yes', 'yes', 'no'] },
              {
                feature: 'Made for further editing',
                cells: ['no', 'no', 'yes', 'no'],
              },
              {
                feature: 'A minute of it is',
                cells: [{ text: 'Small' }, { text: 'Smaller' }, { text: 'Very large' }, { text: 'Not advised' }],
              },
              {
                feature: 'Where it belongs',
                cells: [
                  { text: 'Sites, chats, courses' },
                  { text: 'Email between Macs' },
                  { text: 'Final Cut, Resolve' },
                  { text: 'Issues, README files' },
                ],
              },
            ],
          },
        ],
        note: 'The reasons, with sizes and sources: [which file for what](/blog/which-file-for-what).',
      },
    },
    {
      section: 'feature-grid',
      id: 'limits',
      content: {
        label: 'Limits',
        heading: 'What it doesn’t do.',
        opening: 'sentence',
        lede: 'Better to know now than after the download. If another app is the right answer, we name it.',
        features: [
          {
            title: 'Windows and Linux',
            text: 'It needs {{brand.operatingSystem}}. OBS Studio runs on all three systems.',
          },
          {
            title: 'Live streaming',
            text: 'It records and edits, but doesn’t stream. Use OBS Studio for that, too.',
            link: { label: 'Open-source recorders', href: '/open-source-screen-recorder' },
          },
          {
            title: 'Videos with several cameras',
            text: 'It records one camera and one screen. From there, a film editor can take over, in ProRes.',
            link: { label: 'Which editor for what', href: '/video-editing-software' },
          },
          {
            title: 'Editing in a browser',
            text: 'There’s no cloud editor. Your recordings and your edits are on your disk.',
          },
          {
            title: 'A library for a team',
            text: 'A share page is one video and one link. Use your file server for folders and roles.',
          },
          {
            title: 'Open source',
            text: 'The code is closed. But the files are plain, and you can open them without it.',
          },
        ],
      },
    },
    {
      section: 'call-to-action',
      id: 'begin',
      content: {
        layout: 'compact',
        heading: 'Still here? Then record something.',
        lede: 'Every plan includes all of the above.',
        action: { label: 'Download for Mac', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        secondaryAction: { label: 'What’s new', href: '/changelog' },
      },
    },
  ],
} satisfies PageDocument;
