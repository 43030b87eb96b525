import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Use cases: six videos and how to make them',
  description:
    'Demo, tutorial, lesson, support answer, bug report, release note: what to record for each, which settings to choose, and how long it should be.',
  sections: [
    {
      section: 'video-plans',
      id: 'at-a-glance',
      content: {
        label: 'Use cases',
        heading: 'How long should your video be?',
        headingLevel: 1,
        lede: 'A bug report needs forty-five seconds and no face. A lesson needs almost six minutes, and your face. Start with these settings, and change them when you know better.',
        minutes: 6,
        plans: [
          {
            title: 'Bug report',
            audience: 'For the person who has to fix it',
            href: '#bug-report',
            shots: [{ shows: 'shop', seconds: 45 }],
            settings: [
              { label: 'Record', value: 'One window' },
              { label: 'Camera', value: 'Off' },
              { label: 'Export', value: 'A link, for the ticket' },
            ],
          },
          {
            title: 'Release note',
            audience: 'For people who scroll past',
            href: '#answers',
            shots: [
              { shows: 'camera', seconds: 9 },
              { shows: 'feed', seconds: 51 },
            ],
            settings: [
              { label: 'Record', value: 'A region' },
              { label: 'Camera', value: 'Full, then off' },
              { label: 'Export', value: '1:1 and 16:9, with captions' },
            ],
          },
          {
            title: 'Support answer',
            audience: 'For one person who is stuck',
            href: '#answers',
            shots: [{ shows: 'form', seconds: 90 }],
            settings: [
              { label: 'Record', value: 'One window' },
              { label: 'Camera', value: 'Off' },
              { label: 'Export', value: 'A link that expires' },
            ],
          },
          {
            title: 'Demo',
            audience: 'For someone who is deciding',
            href: '#demo',
            shots: [
              { shows: 'chart', seconds: 96 },
              { shows: 'camera', seconds: 24 },
            ],
            settings: [
              { label: 'Record', value: 'One window' },
              { label: 'Camera', value: 'Off, then full' },
              { label: 'Export', value: '16:9, H.264' },
            ],
          },
          {
            title: 'Tutorial',
            audience: 'For someone who follows along',
            href: '#teaching',
            shots: [
              { shows: 'camera', seconds: 20 },
              { shows: 'code', seconds: 264 },
              { shows: 'camera', seconds: 16 },
            ],
            settings: [
              { label: 'Record', value: 'One window, larger text' },
              { label: 'Camera', value: 'At both ends' },
              { label: 'Export', value: '16:9 with a .vtt file' },
            ],
          },
          {
            title: 'Lesson',
            audience: 'For a class, and for studying later',
            href: '#teaching',
            shots: [
              { shows: 'camera', seconds: 62 },
              { shows: 'slide', seconds: 100 },
              { shows: 'camera', seconds: 40 },
              { shows: 'slide', seconds: 108 },
              { shows: 'camera', seconds: 40 },
            ],
            settings: [
              { label: 'Record', value: 'The whole screen' },
              { label: 'Camera', value: 'Full and beside' },
              { label: 'Export', value: '16:9, up to 4K' },
            ],
          },
        ],
        note: 'In 6.9 million viewing sessions of course videos, people watched more of the shorter ones. The authors recommend less than six minutes: [Guo, Kim and Rubin, Learning at Scale 2014](https://doi.org/10.1145/2556325.2566239).',
      },
    },
    {
      section: 'steps',
      id: 'demo',
      content: {
        heading: 'A demo in two minutes',
        lede: 'Record one window at 1920 by 1080, with desktop icons and notifications hidden. Keep two zooms and delete the rest: a demo that zooms all the time looks nervous.',
        layout: 'ruler',
        steps: [
          {
            timecode: '00:00',
            title: 'Start with the result',
            text: 'Show the finished thing, and say who needs it. No one waits for a reveal, because no one knows there will be one.',
          },
          {
            timecode: '00:16',
            title: 'Walk one path to it',
            text: 'One person, one task, realistic data of a made-up company. Skip the settings. If someone asks about them, they’re interested, and you can talk.',
          },
          {
            timecode: '01:36',
            title: 'Turn to the viewer',
            text: 'Camera full, room removed. Say what to do next in one sentence, and stop while they’re still watching.',
          },
        ],
      },
    },
    {
      section: 'media-rows',
      id: 'teaching',
      content: {
        heading: 'Tutorials and lessons',
        start: 'media',
        rows: [
          {
            title: 'Tutorial: one task to follow along',
            text: 'Viewers have the same window open and pause the video at every step. So each step needs a visible result, and each shortcut has to be on screen. Click, wait a breath, then talk.',
            points: [
              'Record one window, with text a size larger than you like',
              'Show shortcuts as keys; hold a zoom until it can be read',
              'Seven steps at most. The eighth starts another video',
            ],
            link: { label: 'Plan one on a page', href: '/blog/plan-a-tutorial-on-one-page' },
            media: { kind: 'illustration', name: 'tutorial-length' },
          },
          {
            title: 'Lesson: a face where it explains',
            text: 'A lesson has ideas as well as steps, and it’s easier to learn ideas from a person. Fill the frame while you explain, appear next to the slide while you point, and disappear while they read.',
            points: [
              'Record the whole screen and the camera on separate tracks',
              'Set marks on the timeline where the layout changes',
              'Run your notes in the teleprompter, at the pace of your voice',
            ],
            link: { label: 'Light your face', href: '/blog/light-your-face-with-one-window' },
            media: {
              kind: 'illustration',
              name: 'cover-light',
              alt: 'A person beside a window, which lights one half of the face.',
            },
          },
        ],
      },
    },
    {
      section: 'steps',
      id: 'bug-report',
      content: {
        heading: 'A bug in 45 seconds',
        lede: 'The person who fixes it will watch this five times, at least once without sound. Record only the window, show keys, and leave the camera off.',
        steps: [
          {
            timecode: '00:00',
            title: 'Say what should happen',
            text: 'One sentence: “I click Save, and the file should close.” Without it, no one can tell the bug from the feature.',
          },
          {
            timecode: '00:15',
            title: 'Repeat it slowly',
            text: 'Start fresh, and show every click. Your shortcuts appear on screen, so no one has to guess them. Press Shift-Command-M when it goes wrong.',
          },
          {
            timecode: '00:34',
            title: 'Leave the error on screen',
            text: 'Keep still for five seconds, and read out the message and the version. The editor opens at your mark. Cut what’s before it, and put the link into the ticket.',
          },
        ],
      },
    },
    {
      section: 'video-player',
      id: 'video',
      content: {
        heading: 'A bug, recorded and edited',
        lede: 'Sixteen seconds in an invented shop, with captions instead of sound. The person who fixes it can read [the clicks and shortcuts](/media/bug/events.json), too.',
        video: {
          title: 'A bug report, recorded and edited',
          sources: [{ src: '/media/bug/bug-edit.mp4', type: 'video/mp4' }],
          poster: '/media/bug/bug-edit.avif',
          dark: {
            sources: [{ src: '/media/bug/bug-edit-dark.mp4', type: 'video/mp4' }],
            poster: '/media/bug/bug-edit-dark.avif',
          },
          recording: {
            sources: [{ src: '/media/bug/bug-recording.mp4', type: 'video/mp4' }],
            poster: '/media/bug/bug-recording.avif',
            dark: {
              sources: [{ src: '/media/bug/bug-recording-dark.mp4', type: 'video/mp4' }],
              poster: '/media/bug/bug-recording-dark.avif',
            },
          },
          width: 1920,
          height: 1080,
          seconds: 16,
          captions: [{ src: '/media/bug/captions.en.vtt', language: 'en', label: 'English' }],
        },
        summary:
          'A bug report beside its edit: a voucher turns the total of an invented shop into NaN, and the edit zooms to where it happens.',
        published: '2026-11-28',
        chapters: [],
        transcript: [
          { from: 0, text: 'The voucher should lower the total.' },
          { from: 2.4, text: 'I type SPRING into its field. The edit zooms to it.' },
          { from: 5.4, text: 'I click Apply.' },
          { from: 7, text: 'The total isn’t a number. It was €16.60. The edit zooms in further.' },
          { from: 9.4, text: 'Shift-Command-M marks the place. The edit shows the keys.' },
          { from: 12, text: 'This is version 4.2, in Safari.' },
        ],
      },
    },
    {
      section: 'media-rows',
      id: 'answers',
      content: {
        heading: 'Support answers and release notes',
        rows: [
          {
            title: 'Support answer: their problem, once',
            text: 'Say their name, show their case, stop. It isn’t a tutorial, so skip why it was built that way. Send a link instead of a file, so it plays right away and you can take it back.',
            points: [
              'Use a test account, or cut what is private',
              'Add a password, and let the link expire in two weeks',
              'Asked for the third time? Then record the tutorial',
            ],
            media: { kind: 'illustration', name: 'share-page' },
          },
          {
            title: 'Release note: one change, many shapes',
            text: 'People see it in a feed, without sound, while looking for something else. Be on camera for the first sentence. Then show the change in action, in a region and not on a whole display.',
            points: [
              'Export wide and square from the one edit',
              'Burn the captions in: in a feed, no one turns them on',
              'Two changes are two videos, or a list',
            ],
            link: { label: 'Which file for what', href: '/blog/which-file-for-what' },
            media: { kind: 'illustration', name: 'export-formats' },
          },
        ],
      },
    },
    {
      section: 'feature-grid',
      id: 'elsewhere',
      content: {
        heading: 'When to use something else',
        features: [
          {
            title: 'Something live',
            text: 'It records to a file. A live audience needs a stream.',
            link: { label: 'What does stream', href: '/open-source-screen-recorder' },
          },
          {
            title: 'A video with several cameras',
            text: 'Multi-camera cuts and color grading need a film editor.',
            link: { label: 'Where each editor fits', href: '/video-editing-software' },
          },
          {
            title: 'A video of a Windows program',
            text: 'It runs on a Mac, so it can record only what a Mac shows.',
            link: { label: 'How to choose a recorder', href: '/screen-recording-software' },
          },
        ],
      },
    },
    {
      section: 'call-to-action',
      id: 'begin',
      content: {
        layout: 'plain',
        heading: 'Which one do you need to make?',
        lede: 'Forty-five seconds make a good first video. Recording is free.',
        action: { label: 'Download for Mac', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        secondaryAction: { label: 'How it works', href: '/how-it-works' },
      },
    },
  ],
} satisfies PageDocument;
