import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: '{{brand.name}} and Screen Studio compared',
  description:
    'What {{brand.name}} and Screen Studio each do, row by row, with a source and a date for every row. Where Screen Studio is the better choice, it says so.',
  sections: [
    {
      section: 'page-hero',
      id: 'top',
      content: {
        layout: 'centred',
        label: 'Compared',
        heading: '{{brand.name}} or Screen Studio?',
        lede: 'They agree on the idea: record the Mac, and let each press become a zoom. They differ in what you can take out at the end, and in how you pay. We make one of the two, so check us.',
        actions: [
          { label: 'Compare row by row', href: '#table' },
          { label: 'Test both in ten minutes', href: '#test' },
        ],
        meta: 'As of 5 September 2026, from screen.studio',
        media: {
          kind: 'illustration',
          name: 'two-takes',
          alt: 'The same recording in two windows, stopped at the same press. In take A the zoom has arrived at the button; in take B it is still on its way.',
        },
      },
    },
    {
      section: 'comparison-table',
      id: 'table',
      content: {
        at: '00:04',
        label: 'Row by row',
        heading: 'What each of them says it does',
        lede: 'The second column follows Screen Studio’s guide, and each note leads to the page. That guide described version 3.7; [Homebrew](https://formulae.brew.sh/cask/screen-studio) lists 4.1 since. So where a row favours us, look there before you believe it.',
        caption:
          '{{brand.name}} and Screen Studio, compared by platform, recording, editing, export, sharing and price',
        columns: [
          { name: '{{brand.name}}', detail: 'Version {{release.version}}', emphasised: true },
          {
            name: 'Screen Studio',
            detail: 'Version 3.7, as its guide describes it',
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
                detail: 'Nothing is uploaded before you share it.',
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
                feature: 'Teleprompter, left out of the film',
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
              { feature: 'Zooms made from presses', cells: ['yes', { is: 'yes', note: 6 }] },
              { feature: 'Cursor smoothed, hidden when idle', cells: ['yes', { is: 'yes', note: 7 }] },
              { feature: 'Keys shown on screen', cells: ['yes', { is: 'yes', note: 8 }] },
              {
                feature: 'Background of the camera cleared',
                cells: ['yes', { is: 'partly', text: 'In beta then, so look again', note: 9 }],
              },
              {
                feature: 'The slow parts',
                cells: [{ text: 'Offers to cut silences' }, { text: 'Offers to speed up typing', note: 10 }],
              },
              {
                feature: 'Blurs what must not be seen',
                detail: 'A password, an address, a customer’s name.',
                cells: ['no', { is: 'yes', note: 11 }],
              },
              { feature: 'Music from a library', cells: ['no', { is: 'yes', note: 12 }] },
              {
                feature: 'Captions written on the Mac',
                cells: [
                  { is: 'yes', text: 'Burnt in, or as .srt or .vtt' },
                  { is: 'yes', text: 'Shown, or saved as a transcript', note: 13 },
                ],
              },
            ],
          },
          {
            heading: 'What you take out',
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
                  { is: 'yes', text: 'By a command in the Export menu', note: 16 },
                ],
              },
              {
                feature: 'A link to share',
                cells: [
                  { is: 'yes', text: 'Password, expiry, deletion' },
                  { is: 'yes', text: 'Comments, up to 30 minutes of film', note: 17 },
                ],
              },
            ],
          },
          {
            heading: 'Paying',
            rows: [
              { feature: 'By the month or the year', cells: ['yes', { is: 'yes', note: 18 }] },
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
            text: 'Ventura 13.1 or later. An M1 or newer is preferred; Intel from the MacBook Pro of 2018 and the MacBook Air of 2020.',
            source: { label: 'System requirements', href: 'https://screen.studio/guide/system-requirements' },
            checked: '2026-09-05',
          },
          {
            text: 'Its policy, dated 4 September 2025, says that recordings are processed on the device and uploaded only for a shareable link.',
            source: { label: 'Privacy policy', href: 'https://screen.studio/privacy' },
          },
          {
            text: 'The sound of one app can be recorded, and that of the others left out.',
            source: {
              label: 'Recording system audio',
              href: 'https://screen.studio/guide/recording-system-audio',
            },
            checked: '2026-09-05',
          },
          {
            text: 'Frames for many models of iPhone and iPad. Presses on the device are not recorded, so zooms are set by hand.',
            source: { label: 'Recording iPhone and iPad', href: 'https://screen.studio/guide/recording-iphone-ipad' },
            checked: '2026-09-05',
          },
          {
            text: 'Speed, opacity and size of the text can be set.',
            source: { label: 'Speaker notes', href: 'https://screen.studio/guide/speaker-notes-' },
            checked: '2026-09-05',
          },
          {
            text: 'From clicks; each can be changed or added by hand.',
            source: { label: 'Auto zoom', href: 'https://screen.studio/guide/auto-zoom' },
            checked: '2026-09-05',
          },
          {
            text: 'It also has sets of other cursors, and effects for clicks.',
            source: { label: 'Cursor', href: 'https://screen.studio/guide/cursor' },
            checked: '2026-09-05',
          },
          {
            text: 'Each shortcut can be hidden on its own.',
            source: { label: 'Shortcuts', href: 'https://screen.studio/guide/shortcuts' },
            checked: '2026-09-05',
          },
          {
            text: 'Listed as in beta, with face tracking and a split layout. Version 4 has come out since, so expect it there.',
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
            text: 'A mask stays where it is put, and does not follow what scrolls. It can also dim all but one part.',
            source: {
              label: 'Adding a mask and highlight',
              href: 'https://screen.studio/guide/adding-a-mask-and-highlight',
            },
            checked: '2026-09-05',
          },
          {
            text: 'Free of royalties, or a file of your own.',
            source: { label: 'Background music', href: 'https://screen.studio/guide/background-music' },
            checked: '2026-09-05',
          },
          {
            text: 'The guide does not name the format of the transcript.',
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
            text: 'Screen, camera and sound, as files of their own.',
            source: {
              label: 'Extracting raw recording files',
              href: 'https://screen.studio/guide/extracting-raw-recording-files',
            },
            checked: '2026-09-05',
          },
          {
            text: 'Viewers can write comments at a moment of the film.',
            source: { label: 'Shareable links', href: 'https://screen.studio/guide/shareable-links' },
            checked: '2026-09-05',
          },
          {
            text: 'Prices change, so read them there. A licence key is for purchases of the past.',
            source: {
              label: 'Activating Screen Studio',
              href: 'https://screen.studio/guide/activating-screen-studio',
            },
            checked: '2026-09-05',
          },
        ],
        checked: '2026-09-05',
        checkedLabel: 'As published on',
        note: 'Is a row wrong or out of date? [Tell us](mailto:{{brand.supportEmail}}?subject=Comparison%20with%20Screen%20Studio) and we mend it. Screen Studio is a trademark of its owner. We have nothing to do with them.',
      },
    },
    {
      section: 'feature-grid',
      id: 'which',
      content: {
        at: '00:12',
        label: 'Which one',
        heading: 'Three reasons for each',
        lede: 'In each pair, theirs comes first. If one of those three reasons is yours, you need not read ours.',
        columns: 2,
        features: [
          {
            icon: 'shield',
            title: 'Screen Studio: you film real data',
            text: 'Masks blur what nobody may see. With {{brand.name}} you have to clean the screen before you record.',
          },
          {
            icon: 'export',
            title: '{{brand.name}}: somebody else cuts it next',
            text: 'ProRes 422 goes into Final Cut Pro or DaVinci Resolve, and so does each track by itself.',
            link: { label: 'Which file for what', href: '/blog/which-file-for-what' },
          },
          {
            icon: 'waveform',
            title: 'Screen Studio: there is music under it',
            text: 'It brings a library that costs nothing extra. We have no music at all.',
          },
          {
            icon: 'scissors',
            title: '{{brand.name}}: you talk, and you pause',
            text: 'Silences are found and offered as cuts. You take the ones that were thinking, and leave those that were effect.',
            link: { label: 'Cut the silence, keep the pauses', href: '/blog/cut-the-silence-keep-the-pauses' },
          },
          {
            icon: 'bubble',
            title: 'Screen Studio: your team answers on the film',
            text: 'Viewers comment on theirs at a moment of the film. Our share page has a password, and takes no comments.',
          },
          {
            icon: 'lock',
            title: '{{brand.name}}: you would rather pay once',
            text: '{{price.lifetime}}, with updates for {{updates.years}}, and the last of them stays yours.',
            link: { label: 'See plans', href: '/pricing' },
          },
        ],
      },
    },
    {
      section: 'steps',
      id: 'test',
      content: {
        at: '00:18',
        label: 'Test',
        heading: 'Ten minutes that settle it better than a table',
        lede: 'Make the same take with both. Look at four things, in this order.',
        steps: [
          {
            at: '00:00',
            title: 'Record one minute, twice',
            text: 'Scroll once, press three buttons near the corners, say two sentences with a pause between them. Do the same again in the other app.',
          },
          {
            at: '03:00',
            title: 'Stop at each press',
            text: 'Is the button in the picture before it is pressed, or does the zoom come after? Stop both films there, as in the drawing at the top. [How long a zoom should hold](/blog/how-long-a-zoom-should-hold) says what is comfortable.',
            media: {
              kind: 'illustration',
              name: 'zoom-path',
              alt: 'Three presses on a recorded page, each numbered, and below them the curve of the zoom: it eases in, holds and lets go.',
            },
          },
          {
            at: '05:00',
            title: 'Read the smallest text',
            text: 'Play both exports at actual size. Grey edges mean that pixels were mixed, and that is [a matter of ratios](/blog/why-text-goes-soft), not of taste.',
          },
          {
            at: '08:00',
            title: 'Look at what is on the disk',
            text: 'Find the project in the Finder and open it without the app. What you can play there is what you will still have in ten years.',
            media: {
              kind: 'illustration',
              name: 'tracks-on-disk',
              alt: 'A recording of {{brand.name}} in the Finder: two films, two sound files and a list of presses, each with its size.',
            },
          },
        ],
      },
    },
    {
      section: 'faq',
      id: 'faq',
      content: {
        at: '00:24',
        label: 'Questions',
        heading: 'Before you decide',
        questions: [
          {
            question: 'Can {{brand.name}} open a Screen Studio project?',
            answer:
              'No. Its export menu can [extract the raw files](https://screen.studio/guide/extracting-raw-recording-files), and those play anywhere. The edit itself stays behind.',
          },
          {
            question: 'Is there a trial?',
            answer:
              'Not of {{brand.name}}. You buy it, and have {{refund.days}} days to get the whole price back. The [refund page](/refund) says how.',
          },
          {
            question: 'I already pay for Screen Studio. Should I change?',
            answer:
              'If nothing bothers you about it, no. Learning another editor costs an afternoon, and both make the same kind of film.',
          },
          {
            question: 'Why compare with a version that is not the newest?',
            answer:
              'Because its guide is what can be cited, and the guide is from then. When we have read it again, the dates in the notes change.',
          },
          {
            question: 'Does either of them run on Windows?',
            answer:
              '{{brand.name}} does not, and Screen Studio’s guide knows only the Mac. [OBS Studio](/open-source-screen-recorder) runs on all three systems.',
          },
        ],
      },
    },
    {
      section: 'call-to-action',
      id: 'begin',
      content: {
        layout: 'plain',
        heading: 'Make the one-minute take. You will know.',
        lede: '{{refund.days}} days to change your mind, and the whole price back.',
        action: { label: 'Download {{brand.name}}', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        secondaryAction: { label: 'How it works', href: '/how-it-works' },
      },
    },
  ],
} satisfies PageDocument;
