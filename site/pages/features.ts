import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Features: record, edit and export',
  description:
    'Everything {{brand.name}} records, edits and exports on a Mac, format by format, and what it leaves to other apps: live streaming, Windows, feature films.',
  sections: [
    {
      section: 'page-hero',
      id: 'top',
      content: {
        layout: 'title',
        label: 'Features',
        heading: 'All it does, and what it leaves to others',
        lede: 'In the order in which you will need it: before you record, while you edit, when you send. The limits stand at the end.',
        actions: [
          { label: 'Download for Mac', href: '/download' },
          { label: 'How it works', href: '/how-it-works' },
        ],
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        meta: 'Version {{release.version}}, {{release.date}}. {{brand.operatingSystem}}.',
      },
    },
    {
      section: 'before-after',
      id: 'before-and-after',
      content: {
        at: '00:03',
        label: 'The whole of it',
        heading: 'One second, before and after',
        lede: 'At the left is what the Mac recorded. At the right is the same frame on the timeline, before anybody has touched it.',
        before: {
          label: 'The recording',
          media: {
            kind: 'illustration',
            name: 'raw-take',
            alt: 'A desktop with files, a dock and a notification; a window, a jagged cursor path, and a camera with a bookshelf in it.',
          },
        },
        after: {
          label: 'The film',
          media: {
            kind: 'illustration',
            name: 'finished-take',
            alt: 'The same window on a soft backdrop; a smooth cursor path to the Publish button, a round camera without the room, and a caption.',
          },
        },
        caption: 'Look at the corner with the files, at the cursor on its way, and behind the person.',
      },
    },
    {
      section: 'media-tabs',
      id: 'record',
      content: {
        at: '00:08',
        label: 'Record',
        heading: 'Each thing on a track of its own',
        lede: 'What is apart can be changed apart: a voice without the music, a screen without the face.',
        tabs: [
          {
            label: 'Screen',
            title: 'A display, a window, or a region',
            text: 'Up to 60 frames a second, at the display’s own pixels. Desktop icons and notifications stay out of it, if you ask. An iPhone or iPad joins by cable.',
            media: { kind: 'illustration', name: 'region-picker' },
          },
          {
            label: 'Camera',
            title: 'A bubble, beside, full, or off',
            text: 'Change it at marks on the timeline, also after the fact. The camera is kept whole, so a small bubble can become a full frame.',
            media: { kind: 'illustration', name: 'camera-layouts' },
          },
          {
            label: 'Sound',
            title: 'You, and what the Mac plays',
            text: 'Two tracks. The fan and the street are reduced on yours, as strongly as you like, and you can listen with and without.',
            media: { kind: 'illustration', name: 'sound' },
          },
        ],
      },
    },
    {
      section: 'media-rows',
      id: 'edit',
      content: {
        at: '00:14',
        label: 'Edit and export',
        heading: 'Two jobs that nobody thanks you for',
        lede: 'Nobody sees them done, and everybody sees them left undone. So they are done for you.',
        start: 'media',
        rows: [
          {
            title: 'Shortcuts that viewers can follow',
            text: 'Press Command-K, and the film shows it as two keys for as long as it matters. Move one on the timeline, rename it, or leave it out.',
            points: ['Plain typing is never shown', 'By what a key types, on any layout'],
            link: { label: 'Recording a tutorial', href: '/tutorial-recording-software' },
            media: { kind: 'illustration', name: 'shortcuts' },
          },
          {
            title: 'Several films from one edit',
            text: 'Wide for the site, square for the feed, tall for a phone. Each has a framing of its own that keeps the action in view, and all of them export at the same time.',
            points: ['16:9, 1:1, 9:16 and 4:5', 'No watermark, in no plan'],
            link: { label: 'Where people use which', href: '/use-cases' },
            media: { kind: 'illustration', name: 'export-sheet' },
          },
        ],
      },
    },
    {
      section: 'feature-grid',
      id: 'details',
      content: {
        at: '00:20',
        label: 'The small print',
        heading: 'Nine small things, found on the second day',
        lede: 'None of them is a reason to buy. Together they are a reason to stay.',
        features: [
          {
            icon: 'text',
            title: 'Teleprompter',
            text: 'Your script under the lens, at the pace of your voice. Viewers never see it.',
          },
          {
            icon: 'clock',
            title: 'Pause and resume',
            text: 'Command-Shift-P. The pause leaves no gap in the film.',
          },
          {
            icon: 'check',
            title: 'Marks',
            text: 'Command-Shift-M while you talk. The editor opens at the first one.',
          },
          {
            icon: 'scissors',
            title: 'Silences',
            text: 'Found by a length you set, offered as cuts, with a breath left on each side.',
          },
          {
            icon: 'captions',
            title: 'Captions',
            text: 'Edited as text. Burnt in, or saved beside the film as **.srt** or **.vtt**.',
          },
          {
            icon: 'window',
            title: 'Backdrops',
            text: 'A colour, a drawing, or a picture of yours, with padding and round corners.',
          },
          {
            icon: 'cursor',
            title: 'A cursor with manners',
            text: 'Redrawn sharp at any size, and gone while it has nothing to do.',
          },
          {
            icon: 'search',
            title: 'Search by speech',
            text: 'Find a recording by what was said in it, once it has captions.',
          },
          {
            icon: 'share',
            title: 'Share pages',
            text: 'A link to the finished film, with a password and a last day. You can delete it whenever you like.',
          },
        ],
      },
    },
    {
      section: 'comparison-table',
      id: 'formats',
      content: {
        at: '00:25',
        label: 'Formats',
        heading: 'Four formats, and when to tick which',
        lede: 'Up to 4K at 60 frames a second. If in doubt, take the first.',
        caption: 'The formats that {{brand.name}} exports, by what each is for',
        columns: [
          { name: 'H.264', detail: 'For everybody', emphasised: true },
          { name: 'HEVC', detail: 'For Apple devices' },
          { name: 'ProRes 422', detail: 'For editors' },
          { name: 'GIF', detail: 'For a few seconds' },
        ],
        groups: [
          {
            rows: [
              {
                feature: 'Plays in a browser',
                cells: ['yes', { is: 'partly', text: 'Not in all' }, 'no', 'yes'],
              },
              { feature: 'Has sound', cells: ['yes', 'yes', 'yes', 'no'] },
              {
                feature: 'Made to be edited again',
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
                  { text: 'Mail between Macs' },
                  { text: 'Final Cut, Resolve' },
                  { text: 'Issues, read-me files' },
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
        at: '00:30',
        label: 'Limits',
        heading: 'What it does not do',
        lede: 'Better here than after the download. Where there is a good answer elsewhere, we name it.',
        features: [
          {
            icon: 'laptop',
            title: 'Windows and Linux',
            text: 'It needs {{brand.operatingSystem}}. OBS Studio records on all three.',
          },
          {
            icon: 'feed',
            title: 'Live streaming',
            text: 'It records and edits; nothing goes out live. For streams, too, take OBS Studio.',
            link: { label: 'Open-source recorders', href: '/open-source-screen-recorder' },
          },
          {
            icon: 'film',
            title: 'Films with several cameras',
            text: 'One camera, one screen. A film editor takes it from there, in ProRes.',
            link: { label: 'Which editor for what', href: '/video-editing-software' },
          },
          {
            icon: 'offline',
            title: 'Editing in a browser',
            text: 'There is no cloud editor. Your recordings are on your disk, and so is the edit.',
          },
          {
            icon: 'person',
            title: 'A library for a team',
            text: 'A share page is one film and one link. Folders and roles are your file server’s work.',
          },
          {
            icon: 'code',
            title: 'Open source',
            text: 'The code is ours alone. The files it writes are plain, and need none of it.',
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
        lede: 'One plan has all of the above, as has every other.',
        action: { label: 'Download for Mac', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        secondaryAction: { label: 'What changed last', href: '/changelog' },
      },
    },
  ],
} satisfies PageDocument;
