import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'How a screen recording edits itself',
  description:
    'How {{brand.name}} knows where to zoom, what it smooths, which silences it offers to cut, and which part of your Mac does the work. Nothing is uploaded.',
  sections: [
    {
      section: 'page-hero',
      id: 'top',
      content: {
        layout: 'centred',
        label: 'How it works',
        heading: 'It edits from notes, not from guesses',
        lede: 'While the picture is recorded, every press, key and scroll goes into a list. The edit is made from that list, so it knows what you did instead of having to see it.',
        meta: 'The list is a text file in the recording. You can read it.',
        media: {
          kind: 'illustration',
          name: 'events-to-edit',
          alt: 'A list of presses, scrolls and keys with their times; beside it lanes of time. Two presses share one zoom, a later press has its own, Command-S becomes a caption of keys, a silence is offered as a cut.',
        },
      },
    },
    {
      section: 'media-rows',
      id: 'decisions',
      content: {
        at: '00:05',
        label: 'Three decisions',
        heading: 'When it moves, and when it holds still',
        lede: 'Most of editing a screen is deciding where to look. These are the rules it goes by, so that you can tell when to overrule them.',
        start: 'media',
        rows: [
          {
            title: 'A press opens a zoom',
            text: 'The frame starts to move at the press and eases in. Presses that follow each other closely share one zoom, which travels between them instead of bouncing. While you scroll, it waits.',
            points: ['No press, no zoom: talking moves nothing', 'Each is a block that you can move or delete'],
            link: { label: 'How long a zoom should hold', href: '/blog/how-long-a-zoom-should-hold' },
            media: { kind: 'illustration', name: 'zoom-path' },
          },
          {
            title: 'A wobble is not a gesture',
            text: 'Your hand corrects its way to a button three times. The film shows one line from where you were to where you pressed. A quick move made on purpose stays as it was, so a circle drawn around a number is still a circle.',
            points: ['Drawn again at every size, never enlarged', 'Hidden while it has nothing to do'],
            media: { kind: 'illustration', name: 'cursor-path' },
          },
          {
            title: 'A silence is offered, never taken',
            text: 'It hears that nobody speaks. It cannot hear why. So a gap longer than the length you set is hatched on the timeline, and stays in the film until you press it. A breath is kept on each side.',
            link: { label: 'Which pauses to keep', href: '/blog/cut-the-silence-keep-the-pauses' },
            media: { kind: 'illustration', name: 'timeline' },
          },
        ],
      },
    },
    {
      section: 'comparison-table',
      id: 'who-does-what',
      content: {
        at: '00:14',
        label: 'Who does what',
        heading: 'What it does alone, and what is yours',
        lede: 'It does the handwork. What the film is about stays with you.',
        caption: 'The tasks of an edit: what {{brand.name}} does by itself, and what is left to you',
        featureLabel: 'Task',
        columns: [
          { name: 'By itself', detail: 'When you stop recording', emphasised: true },
          { name: 'You', detail: 'As much as you like' },
        ],
        groups: [
          {
            heading: 'Picture',
            rows: [
              {
                feature: 'Zooms',
                cells: [{ is: 'yes', text: 'One for each press' }, { text: 'Move, stretch, delete' }],
              },
              {
                feature: 'Cursor',
                cells: [{ is: 'yes', text: 'Smoothed and redrawn' }, { text: 'Choose size and how smooth' }],
              },
              {
                feature: 'Background of the camera',
                cells: [{ is: 'yes', text: 'Cleared, if you ask' }, { text: 'Choose what is behind you' }],
              },
              {
                feature: 'Place of the camera',
                cells: [{ is: 'no', text: 'Stays where you put it' }, { text: 'Change it at marks' }],
              },
              {
                feature: 'Other shapes of the film',
                cells: [{ is: 'yes', text: 'Framed around the action' }, { text: 'Move a frame by hand' }],
              },
            ],
          },
          {
            heading: 'Sound and words',
            rows: [
              {
                feature: 'Noise of the room',
                cells: [{ is: 'yes', text: 'Reduced' }, { text: 'Decide how strongly' }],
              },
              {
                feature: 'Silences',
                cells: [{ is: 'partly', text: 'Found, not cut' }, { text: 'Cut the ones you mean' }],
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
      section: 'video-player',
      id: 'film',
      content: {
        at: '00:19',
        label: 'The whole way',
        heading: 'From record to export, in fifteen seconds',
        lede: 'There is no sound to miss. The captions say all of it.',
        film: {
          title: 'A recording becomes a film in {{brand.name}}',
          sources: [
            { src: '/media/film.av1.mp4', type: 'video/mp4; codecs="av01.0.05M.08"' },
            { src: '/media/film.h264.mp4', type: 'video/mp4; codecs="avc1.64001F"' },
          ],
          poster: '/media/film.avif',
          dark: {
            sources: [
              { src: '/media/film-dark.av1.mp4', type: 'video/mp4; codecs="av01.0.05M.08"' },
              { src: '/media/film-dark.h264.mp4', type: 'video/mp4; codecs="avc1.64001F"' },
            ],
            poster: '/media/film-dark.avif',
          },
          width: 1280,
          height: 720,
          seconds: 15,
          captions: [{ src: '/media/film.en.vtt', language: 'en', label: 'English' }],
        },
        summary:
          'A window is recorded, two presses become zooms on the timeline, the room behind the camera falls away, and one edit is exported in three shapes.',
        published: '2026-11-22',
        chapters: [
          { from: 0, title: 'Choose a window, press record' },
          { from: 2.6, title: 'A click becomes a zoom' },
          { from: 6.4, title: 'The next one becomes another' },
          { from: 10.2, title: 'The room falls away' },
          { from: 12, title: 'Three shapes from one edit' },
        ],
        transcript: [
          { from: 0, text: 'You choose a window and press record.' },
          { from: 2.6, text: 'A click on the chart becomes a zoom on the timeline.' },
          { from: 6.4, text: 'The next click, on Publish, becomes another. The picture goes there and back.' },
          { from: 10.2, text: 'The room behind you falls away.' },
          { from: 12, text: 'One edit is exported in three shapes at once.' },
        ],
      },
    },
    {
      section: 'feature-grid',
      id: 'where',
      content: {
        at: '00:24',
        label: 'Where it happens',
        heading: 'Six jobs, and where your Mac does them',
        lede: 'No server has a share in it. Pull out the network cable and record a film.',
        features: [
          {
            icon: 'screen',
            title: 'Seeing the screen',
            text: 'ScreenCaptureKit, the system’s own way to record, hands over each frame at the pixels of the display.',
          },
          {
            icon: 'speaker',
            title: 'Hearing the system',
            text: 'The sound of other apps comes the same way, so there is no driver to install and none to remove.',
          },
          {
            icon: 'cursor',
            title: 'Noting the presses',
            text: 'The Accessibility permission says where and when. Plain typing is never shown, so no password becomes a caption.',
          },
          {
            icon: 'chip',
            title: 'Clearing the room',
            text: 'The Neural Engine on Apple silicon, the graphics processor on Intel. The original of the camera is kept.',
            link: { label: 'Camera background removal', href: '/camera-background-removal' },
          },
          {
            icon: 'captions',
            title: 'Writing what you said',
            text: 'Speech becomes text on the Mac itself. Delete words there, and the same stretch of film can go with them.',
            link: { label: 'Captions people read', href: '/blog/captions-people-read' },
          },
          {
            icon: 'disk',
            title: 'Keeping the original',
            text: 'Plain files in a folder, which no edit ever changes. The film is made from them when you export.',
            link: { label: 'What is in the folder', href: '/blog/your-recording-is-a-folder' },
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
        heading: 'Asked about the automatic part',
        lede: 'Something it does puzzles you? [Tell us](mailto:{{brand.supportEmail}}).',
        questions: [
          {
            question: 'Is this artificial intelligence?',
            answer:
              'In two places: a network finds the edge of you in front of the room, and another turns speech into captions. Both run on your Mac. Zooms, cursor and silences are plain rules.',
          },
          {
            question: 'Can I switch the zooms off?',
            answer:
              'Yes: delete one, or all of them, and the recording is there at full size. Z adds one where the playhead is, so you can also start from none.',
          },
          {
            question: 'What if I refuse the Accessibility permission?',
            answer:
              'You still get screen, sound and camera. Without the list of presses there are no zooms by themselves and no shortcuts on screen. [What macOS asks, and why](/blog/what-macos-asks-before-recording).',
          },
          {
            question: 'Can it edit a film I recorded with something else?',
            answer:
              'Not by itself. The edit is made from what was noted while recording, and a film from another app comes without such notes. Read [what each kind of editor is for](/video-editing-software).',
          },
        ],
      },
    },
    {
      section: 'call-to-action',
      id: 'begin',
      content: {
        layout: 'plain',
        heading: 'The quickest explanation is a minute of your own screen.',
        lede: 'Record it, stop, and look at what is on the timeline.',
        action: { label: 'Download for Mac', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        secondaryAction: { label: 'All features', href: '/features' },
      },
    },
  ],
} satisfies PageDocument;
