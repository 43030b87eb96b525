import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: '{{brand.name}} and Screen Studio compared',
  description:
    'What {{brand.name}} and Screen Studio do, row by row, with a source and a date for each row. If Screen Studio is the better choice, we say so.',
  sections: [
    {
      section: 'fit-check',
      id: 'which',
      content: {
        label: 'Compared',
        heading: '{{brand.name}} or Screen Studio?',
        headingLevel: 1,
        opening: 'centered',
        lede: 'Both record the Mac and turn each click into a zoom. They differ in what you can export, and in how you pay. We make one of the two, so [check our claims](#table).',
        first: '{{brand.name}}',
        second: 'Screen Studio',
        instruction: 'Two are checked as an example. Check what applies to you.',
        statements: [
          {
            text: 'Someone else edits after me',
            reason:
              '{{brand.name}} exports [ProRes 422](/blog/which-file-for-what) for Final Cut Pro or DaVinci Resolve. Screen Studio exports MP4 and GIF.',
            favors: 'first',
          },
          {
            text: 'I record real data',
            reason:
              'Screen Studio’s masks blur what no one should see. With {{brand.name}}, you have to clean the screen before you record.',
            favors: 'second',
          },
          {
            text: 'I talk, and I pause',
            reason:
              '{{brand.name}} finds silences and suggests cutting them. You keep [the pauses for effect](/blog/cut-the-silence-keep-the-pauses).',
            favors: 'first',
            checked: true,
          },
          {
            text: 'I want music',
            reason: 'Screen Studio includes a music library at no extra cost. We don’t have music.',
            favors: 'second',
            checked: true,
          },
          {
            text: 'I’d rather pay once',
            reason:
              '{{brand.name}} costs {{price.lifetime}} with updates for {{updates.lifetime}}, and the last version stays yours. [See plans](/pricing)',
            favors: 'first',
          },
          {
            text: 'My team comments on videos',
            reason:
              'In Screen Studio, viewers can comment at a moment of the video. Our share page has a password, but no comments.',
            favors: 'second',
          },
        ],
      },
    },
    {
      section: 'comparison-table',
      id: 'table',
      content: {
        heading: 'The differences, row by row',
        lede: 'The second column follows Screen Studio’s guide, and each note links to the page. The guide described version 3.7, and [Homebrew](https://formulae.brew.sh/cask/screen-studio) now lists 4.1. So if a row favors us, check there before you believe it.',
        caption:
          '{{brand.name}} and Screen Studio, compared by platform, recording, editing, export, sharing and price',
        columns: [
          { name: '{{brand.name}}', detail: 'Version {{release.version}}, {{release.date}}', emphasized: true },
          {
            name: 'Screen Studio',
            detail: 'Version 3.7, according to its guide',
            action: { label: 'screen.studio', href: 'https://screen.studio/' },
          },
        ],
        groups: [
          {
            heading: 'The Mac',
            rows: [
              { feature: 'Oldest system', cells: [{ text: 'macOS 14' }, { text: 'macOS 13.1', note: 1 }] },
              { feature: 'Apple silicon and Intel', cells: ['yes', { is: 'yes', note: 1 }] },
              {
                feature: 'Works on the Mac itself',
                detail: 'Nothing is uploaded until you share it.',
                cells: ['yes', { is: 'yes', note: 2 }],
              },
            ],
          },
          {
            heading: 'Recording',
            rows: [
              {
                feature: 'The Mac’s own sound',
                cells: ['yes', { is: 'yes', text: 'Of all apps, or of those you choose', note: 3 }],
              },
              {
                feature: 'iPhone or iPad by cable',
                cells: ['yes', { is: 'yes', text: 'With a device frame around it', note: 4 }],
              },
              {
                feature: 'Teleprompter, hidden from the video',
                cells: [
                  { is: 'yes', text: 'Follows your voice, or a fixed pace' },
                  { is: 'yes', text: 'At a speed you set', note: 5 },
                ],
              },
            ],
          },
          {
            heading: 'Editing',
            rows: [
              { feature: 'Zooms from clicks', cells: ['yes', { is: 'yes', note: 6 }] },
              { feature: 'Cursor smoothed, hidden when idle', cells: ['yes', { is: 'yes', note: 7 }] },
              { feature: 'Keys shown on screen', cells: ['yes', { is: 'yes', note: 8 }] },
              {
                feature: 'Camera background removed',
                cells: ['yes', { is: 'partly', text: 'In beta then, so check again', note: 9 }],
              },
              {
                feature: 'The slow parts',
                cells: [{ text: 'Suggests cutting silences' }, { text: 'Suggests speeding up typing', note: 10 }],
              },
              {
                feature: 'Blurs what must stay private',
                detail: 'A password, an address, a customer’s name.',
                cells: ['no', { is: 'yes', note: 11 }],
              },
              { feature: 'Music from a library', cells: ['no', { is: 'yes', note: 12 }] },
              {
                feature: 'Captions written on the Mac',
                cells: [
                  { is: 'yes', text: 'Burned in, or as .srt or .vtt' },
                  { is: 'yes', text: 'Shown, or saved as a transcript', note: 13 },
                ],
              },
            ],
          },
          {
            heading: 'What you can export',
            rows: [
              {
                feature: 'Export formats',
                cells: [{ text: 'H.264, HEVC, ProRes 422, GIF' }, { text: 'MP4 and GIF', note: 14 }],
              },
              { feature: '4K at 60 frames', cells: ['yes', { is: 'yes', note: 15 }] },
              {
                feature: 'The raw tracks',
                cells: [
                  { is: 'yes', text: 'A folder of plain files from the start' },
                  { is: 'yes', text: 'With a command in the Export menu', note: 16 },
                ],
              },
              {
                feature: 'A link to share',
                cells: [
                  { is: 'yes', text: 'Password, expiry, deletion' },
                  { is: 'yes', text: 'Comments, up to 30 minutes of video', note: 17 },
                ],
              },
            ],
          },
          {
            heading: 'Paying',
            rows: [
              { feature: 'Monthly or yearly', cells: ['yes', { is: 'yes', note: 18 }] },
              {
                feature: 'Paid once',
                cells: [
                  { is: 'yes', text: '{{price.lifetime}}' },
                  { is: 'no', text: 'No longer sold', note: 18 },
                ],
              },
            ],
          },
        ],
        footnotes: [
          {
            text: 'Ventura 13.1 or later. M1 or newer recommended; Intel from the MacBook Pro of 2018 and the MacBook Air of 2020.',
            source: { label: 'System requirements', href: 'https://screen.studio/guide/system-requirements' },
            checked: '2026-09-05',
          },
          {
            text: 'Its policy, dated 4 September 2025, says that recordings are processed on the device and uploaded only for a shareable link.',
            source: { label: 'Privacy policy', href: 'https://screen.studio/privacy' },
          },
          {
            text: 'It can record the sound of one app and leave out the others.',
            source: {
              label: 'Recording system audio',
              href: 'https://screen.studio/guide/recording-system-audio',
            },
            checked: '2026-09-05',
          },
          {
            text: 'Frames for many iPhone and iPad models. It doesn’t record taps on the device, so you set zooms by hand.',
            source: { label: 'Recording iPhone and iPad', href: 'https://screen.studio/guide/recording-iphone-ipad' },
            checked: '2026-09-05',
          },
          {
            text: 'You can set speed, opacity and size of the text.',
            source: { label: 'Speaker notes', href: 'https://screen.studio/guide/speaker-notes-' },
            checked: '2026-09-05',
          },
          {
            text: 'From clicks; you can change each one or add more by hand.',
            source: { label: 'Auto zoom', href: 'https://screen.studio/guide/auto-zoom' },
            checked: '2026-09-05',
          },
          {
            text: 'It also has other cursors and click effects.',
            source: { label: 'Cursor', href: 'https://screen.studio/guide/cursor' },
            checked: '2026-09-05',
          },
          {
            text: 'You can hide each shortcut separately.',
            source: { label: 'Shortcuts', href: 'https://screen.studio/guide/shortcuts' },
            checked: '2026-09-05',
          },
          {
            text: 'Listed as beta, with face tracking and a split layout. Version 4 has been released since, so expect it there.',
            source: { label: 'Roadmap', href: 'https://screen.studio/roadmap' },
            checked: '2026-09-05',
          },
          {
            text: 'Found from the keys you pressed.',
            source: {
              label: 'Speed up typing segments',
              href: 'https://screen.studio/guide/speed-up-typing-segments',
            },
            checked: '2026-09-05',
          },
          {
            text: 'A mask stays where you put it, and doesn’t follow scrolling content. It can also dim everything except one part.',
            source: {
              label: 'Adding a mask and highlight',
              href: 'https://screen.studio/guide/adding-a-mask-and-highlight',
            },
            checked: '2026-09-05',
          },
          {
            text: 'Royalty-free, or your own file.',
            source: { label: 'Background music', href: 'https://screen.studio/guide/background-music' },
            checked: '2026-09-05',
          },
          {
            text: 'The guide doesn’t name the transcript format.',
            source: { label: 'Captions', href: 'https://screen.studio/guide/captions' },
            checked: '2026-09-05',
          },
          {
            text: 'To a file or to the clipboard.',
            source: { label: 'Exporting the video', href: 'https://screen.studio/guide/exporting-the-video' },
            checked: '2026-09-05',
          },
          {
            text: 'On its home page.',
            source: { label: 'screen.studio', href: 'https://screen.studio/' },
            checked: '2026-09-05',
          },
          {
            text: 'Screen, camera and sound as separate files.',
            source: {
              label: 'Extracting raw recording files',
              href: 'https://screen.studio/guide/extracting-raw-recording-files',
            },
            checked: '2026-09-05',
          },
          {
            text: 'Viewers can comment at a moment of the video.',
            source: { label: 'Shareable links', href: 'https://screen.studio/guide/shareable-links' },
            checked: '2026-09-05',
          },
          {
            text: 'Prices change, so check them there. A license key is for past purchases.',
            source: {
              label: 'Activating Screen Studio',
              href: 'https://screen.studio/guide/activating-screen-studio',
            },
            checked: '2026-09-05',
          },
        ],
        checked: '2026-09-05',
        checkedLabel: 'Screen Studio’s pages as of',
        note: 'Is a row wrong or outdated? [Tell us](mailto:{{brand.supportEmail}}?subject=Comparison%20with%20Screen%20Studio), and we’ll fix it. Screen Studio is a trademark of its owner. We aren’t affiliated with them.',
      },
    },
    {
      section: 'steps',
      id: 'test',
      content: {
        heading: 'Try both in ten minutes.',
        opening: 'sentence',
        lede: 'Make the same recording with both, and check four things in this order.',
        steps: [
          {
            timecode: '00:00',
            title: 'Record one minute, twice',
            text: 'Scroll once, click three buttons near the corners, say two sentences with a pause between them. Do the same in the other app.',
          },
          {
            timecode: '03:00',
            title: 'Pause at each click',
            text: 'Is the button visible before it’s clicked, or does the zoom come too late? Pause both videos there. The illustration shows one in time and one too late, not the two apps. [How long a zoom should hold](/blog/how-long-a-zoom-should-hold) explains what is comfortable.',
            media: {
              kind: 'illustration',
              name: 'two-takes',
              alt: 'The same recording in two invented windows, paused at the same click. In the first, the zoom has arrived at the button; in the second, it’s still on its way.',
            },
          },
          {
            timecode: '05:00',
            title: 'Read the smallest text',
            text: 'Play both exports at actual size. Gray edges mean that pixels were blended, which is [a matter of ratios](/blog/why-text-goes-soft), not of taste.',
          },
          {
            timecode: '08:00',
            title: 'Check what’s on the disk',
            text: 'Find the project in the Finder and open it without the app. What you can play and read there is what you’ll still have in ten years.',
            media: {
              kind: 'illustration',
              name: 'tracks-events',
              alt: 'A recording of {{brand.name}} in the Finder: two videos, two audio files and a list of events, which is open as text.',
            },
          },
        ],
      },
    },
    {
      section: 'faq',
      id: 'faq',
      content: {
        heading: 'Questions before you decide',
        questions: [
          {
            question: 'Can {{brand.name}} open a Screen Studio project?',
            answer:
              'No. Its export menu can [extract the raw files](https://screen.studio/guide/extracting-raw-recording-files), which play anywhere, but not the edit.',
          },
          {
            question: 'Is there a trial?',
            answer:
              'Not of {{brand.name}}. You buy it, and can get a full refund for {{refund.days}} days. The [refund page](/refund) explains how.',
          },
          {
            question: 'I already pay for Screen Studio. Should I switch?',
            answer:
              'Not if you’re happy with it. Learning another editor takes an afternoon, and both make the same kind of video.',
          },
          {
            question: 'Why compare with an older version?',
            answer:
              'Because we can only cite its guide, and the guide describes that version. When we check it again, we’ll update the dates in the notes.',
          },
          {
            question: 'Does either of them run on Windows?',
            answer:
              '{{brand.name}} doesn’t, and Screen Studio’s guide mentions only the Mac. [OBS Studio](/open-source-screen-recorder) runs on all three systems.',
          },
        ],
      },
    },
    {
      section: 'call-to-action',
      id: 'begin',
      content: {
        layout: 'plain',
        heading: 'Record one minute with each. You’ll know.',
        lede: '{{refund.days}} days to change your mind, with a full refund.',
        action: { label: 'Download for Mac', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        secondaryAction: { label: 'How it works', href: '/how-it-works' },
      },
    },
  ],
} satisfies PageDocument;
