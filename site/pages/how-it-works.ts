import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'How a screen recording edits itself',
  description:
    'How {{brand.name}} knows where to zoom, what it smooths, which silences it suggests to cut, and which part of your Mac does the work. Nothing is uploaded.',
  sections: [
    {
      section: 'steps',
      id: 'decisions',
      content: {
        label: 'How it works',
        heading: 'It edits from notes, not from guesses',
        headingLevel: 1,
        lede: 'During a recording, every click, shortcut and scroll goes into a list. {{brand.name}} makes the edit from that list. These are its rules, so you know when to overrule them.',
        layout: 'pinned',
        media: {
          kind: 'illustration',
          name: 'events-to-edit',
          alt: 'A list of clicks, scrolls, shortcuts and a silence with their times, and next to it a timeline. Two clicks share one zoom, a later click has its own, Command-S becomes a key caption, and a silence is suggested as a cut.',
        },
        steps: [
          {
            timecode: '00:10',
            title: 'The recording takes notes',
            text: 'It notes where the cursor is, every click, scroll and shortcut, and when no one speaks. That list is all it needs.',
          },
          {
            timecode: '00:12',
            title: 'A click gets a zoom',
            text: 'The frame eases in shortly before the click, so it’s there when you click. Clicks in quick succession share one zoom, which travels between them instead of bouncing. No click, no zoom. [How long a zoom should hold](/blog/how-long-a-zoom-should-hold)',
          },
          {
            timecode: '00:16',
            title: 'Scrolling makes it wait',
            text: 'While you scroll, nothing zooms. The next zoom belongs to the next click. Each is a block that you can move, trim or delete.',
          },
          {
            timecode: '00:20',
            title: 'A shortcut becomes a caption',
            text: 'Command-S is shown while you press it. Ordinary typing isn’t in the list, so no password becomes a caption.',
          },
          {
            timecode: '00:21',
            title: 'A silence is suggested, never cut',
            text: 'It can hear that no one speaks, but not why. A gap longer than the length you set is marked, and stays in the video until you click it. [Which pauses to keep](/blog/cut-the-silence-keep-the-pauses)',
          },
          {
            timecode: '00:23',
            title: 'A wobble isn’t a gesture',
            text: 'Your hand corrects its way to a button three times. The video shows one smooth line from where you were to where you clicked. A circle around a number is still a circle.',
          },
        ],
      },
    },
    {
      section: 'video-player',
      id: 'film',
      content: {
        heading: 'From record to export in 15 seconds',
        opening: 'centered',
        width: 'window',
        lede: 'There’s no sound. The captions say everything.',
        video: {
          title: 'A recording becomes a video in {{brand.name}}',
          sources: [{ src: '/media/film.mp4', type: 'video/mp4' }],
          poster: '/media/film.avif',
          dark: {
            sources: [{ src: '/media/film-dark.mp4', type: 'video/mp4' }],
            poster: '/media/film-dark.avif',
          },
          width: 1280,
          height: 720,
          seconds: 15,
          captions: [{ src: '/media/film.en.vtt', language: 'en', label: 'English' }],
        },
        summary:
          'A window is recorded, two clicks become zooms on the timeline, the room behind the camera disappears, and one edit is exported in three shapes.',
        published: '2026-11-22',
        chapters: [
          { from: 0, title: 'Choose a window, press record' },
          { from: 2.6, title: 'A click becomes a zoom' },
          { from: 6.4, title: 'The next one becomes another' },
          { from: 10.2, title: 'The room disappears' },
          { from: 12, title: 'Three shapes from one edit' },
        ],
        transcript: [
          { from: 0, text: 'You choose a window and press record.' },
          { from: 2.6, text: 'A click on the code becomes a zoom on the timeline.' },
          { from: 6.4, text: 'The next click, on Publish, becomes another. The view goes there and back.' },
          { from: 10.2, text: 'The room behind you disappears.' },
          { from: 12, text: 'One edit is exported in three shapes at once.' },
        ],
      },
    },
    {
      section: 'comparison-table',
      id: 'who-does-what',
      content: {
        heading: 'It does the manual work.',
        opening: 'sentence',
        lede: 'What the video is about is up to you.',
        caption: 'The tasks of an edit: what {{brand.name}} does automatically, and what you do',
        featureLabel: 'Task',
        columns: [
          { name: 'Automatic', detail: 'When you stop recording', emphasized: true },
          { name: 'You', detail: 'As much as you like' },
        ],
        groups: [
          {
            heading: 'Picture',
            rows: [
              {
                feature: 'Zooms',
                cells: [
                  { is: 'yes', text: 'One for each click, or one for clicks close together' },
                  { text: 'Move, stretch, delete' },
                ],
              },
              {
                feature: 'Cursor',
                cells: [{ is: 'yes', text: 'Smoothed and redrawn' }, { text: 'Choose size and smoothness' }],
              },
              {
                feature: 'Background of the camera',
                cells: [{ is: 'yes', text: 'Removed, if you like' }, { text: 'Choose what’s behind you' }],
              },
              {
                feature: 'Camera position',
                cells: [{ is: 'no', text: 'Stays where you put it' }, { text: 'Change it at marks' }],
              },
              {
                feature: 'Other shapes of the video',
                cells: [{ is: 'yes', text: 'Framed around the action' }, { text: 'Move a frame by hand' }],
              },
            ],
          },
          {
            heading: 'Sound and words',
            rows: [
              {
                feature: 'Room noise',
                cells: [{ is: 'yes', text: 'Reduced' }, { text: 'Decide how much' }],
              },
              {
                feature: 'Silences',
                cells: [{ is: 'partly', text: 'Found, not cut' }, { text: 'Cut the ones you want' }],
              },
              {
                feature: 'Captions',
                cells: [{ is: 'yes', text: 'Written on your Mac' }, { text: 'Correct the names' }],
              },
              { feature: 'What you say', cells: ['no', { text: 'All of it' }] },
            ],
          },
        ],
      },
    },
    {
      section: 'feature-grid',
      id: 'where',
      content: {
        heading: 'Everything happens on your Mac',
        lede: 'Recording and editing need no server. Turn off Wi-Fi and record a video.',
        features: [
          {
            title: 'Seeing the screen',
            text: 'ScreenCaptureKit, the system’s own recorder, provides each frame in the display’s full resolution.',
          },
          {
            title: 'Hearing the system',
            text: 'Sound from other apps is recorded the same way, so there’s no driver to install or remove.',
          },
          {
            title: 'Noting the clicks',
            text: 'The Accessibility permission tells it where and when. Ordinary typing is neither stored nor shown.',
          },
          {
            title: 'Clearing the room',
            text: 'The Neural Engine on Apple silicon, the graphics processor on Intel. The original camera image is kept.',
            link: { label: 'Camera background removal', href: '/camera-background-removal' },
          },
          {
            title: 'Writing what you said',
            text: 'Speech becomes text on the Mac itself. Delete words, and you can delete the same part of the video.',
            link: { label: 'Captions people read', href: '/blog/captions-people-read' },
          },
          {
            title: 'Keeping the original',
            text: 'Plain files in a folder, which no edit ever changes. The video is made from them when you export.',
            link: { label: 'What’s in the folder', href: '/blog/your-recording-is-a-folder' },
          },
        ],
      },
    },
    {
      section: 'faq',
      id: 'faq',
      content: {
        heading: 'Questions about automation',
        lede: 'Is something unclear? [Ask us](mailto:{{brand.supportEmail}}).',
        questions: [
          {
            question: 'Is this artificial intelligence?',
            answer:
              'In two places: one neural network separates you from the room, and another turns speech into captions. Both run on your Mac. Zooms, cursor and silences follow simple rules.',
          },
          {
            question: 'Can I turn the zooms off?',
            answer:
              'Yes. Delete one or all of them to see the recording at full size. Press Z to add one at the playhead.',
          },
          {
            question: 'What if I refuse the Accessibility permission?',
            answer:
              'You still get screen, sound and camera. Without the list of clicks, there are no automatic zooms and no shortcuts on screen. [What macOS asks, and why](/blog/what-macos-asks-before-recording).',
          },
          {
            question: 'Can it edit a video from another app?',
            answer:
              'Not automatically. The edit is made from the list of clicks, which videos from other apps don’t have. Read [what each kind of editor is for](/video-editing-software).',
          },
        ],
      },
    },
    {
      section: 'call-to-action',
      id: 'begin',
      content: {
        layout: 'plain',
        heading: 'The best explanation is a minute of your own screen.',
        lede: 'Record it, stop, and look at what is on the timeline.',
        action: { label: 'Download for Mac', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        secondaryAction: { label: 'All features', href: '/features' },
      },
    },
  ],
} satisfies PageDocument;
