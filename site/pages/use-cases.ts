import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Use cases: six films and how to make them',
  description:
    'Demo, tutorial, lesson, support answer, bug report, release note: what to record for each, which settings to choose, and how long it should be.',
  sections: [
    {
      section: 'page-hero',
      id: 'top',
      content: {
        layout: 'centred',
        label: 'Use cases',
        heading: 'Six films, and how long each should be',
        lede: 'A bug report wants forty-five seconds and no face. A lesson wants six minutes and yours. Find the one you owe somebody.',
        media: {
          kind: 'illustration',
          name: 'film-lengths',
          alt: 'Six films on one scale. Bug report 0:45, release note 1:00, support answer 1:30, demo 2:00, tutorial 5:00, lesson 6:00; each shows where the screen is seen, where you are, and where it zooms.',
        },
      },
    },
    {
      section: 'comparison-table',
      id: 'at-a-glance',
      content: {
        at: '00:04',
        label: 'At a glance',
        heading: 'What to set before you press record',
        lede: 'Begin with these and change them when you know better. The reasons are further down.',
        caption:
          'Six kinds of film by length, what is recorded, where the camera is, and what leaves the Mac at the end',
        featureLabel: 'Film',
        columns: [{ name: 'Length' }, { name: 'Record' }, { name: 'Camera' }, { name: 'Export' }],
        groups: [
          {
            rows: [
              {
                feature: 'Bug report',
                detail: 'For whoever has to mend it.',
                cells: [{ text: '0:45' }, { text: 'One window' }, { text: 'Off' }, { text: 'A link, for the ticket' }],
              },
              {
                feature: 'Release note',
                detail: 'For those who scroll past.',
                cells: [
                  { text: '1:00' },
                  { text: 'A region' },
                  { text: 'Full, then off' },
                  { text: '1:1 and 16:9, with captions' },
                ],
              },
              {
                feature: 'Support answer',
                detail: 'For one person who is stuck.',
                cells: [{ text: '1:30' }, { text: 'One window' }, { text: 'Off' }, { text: 'A link that expires' }],
              },
              {
                feature: 'Demo',
                detail: 'For somebody deciding.',
                cells: [{ text: '2:00' }, { text: 'One window' }, { text: 'Off, then full' }, { text: '16:9, H.264' }],
              },
              {
                feature: 'Tutorial',
                detail: 'For somebody doing it along with you.',
                cells: [
                  { text: '5:00' },
                  { text: 'One window, larger text' },
                  { text: 'At both ends' },
                  { text: '16:9 with a .vtt file' },
                ],
              },
              {
                feature: 'Lesson',
                detail: 'For a class, and for its revision.',
                cells: [
                  { text: '6:00', note: 1 },
                  { text: 'The whole screen' },
                  { text: 'Full and beside' },
                  { text: '16:9, up to 4K' },
                ],
              },
            ],
          },
        ],
        footnotes: [
          {
            text: 'Of 6.9 million viewings of course videos, the shorter ones were watched for more of their length. The authors advise less than six minutes.',
            source: {
              label: 'Guo, Kim and Rubin, Learning at Scale 2014',
              href: 'https://doi.org/10.1145/2556325.2566239',
            },
          },
        ],
      },
    },
    {
      section: 'steps',
      id: 'demo',
      content: {
        at: '00:07',
        label: 'Demo',
        heading: 'A demo in two minutes',
        lede: 'Record one window at 1920 by 1080, with desktop icons and notifications hidden. Keep two zooms and delete the rest: a demo that zooms all the time looks nervous.',
        layout: 'ruler',
        steps: [
          {
            at: '00:00',
            title: 'Begin with the result',
            text: 'Show the finished thing, and say who needs it. Nobody stays for the reveal, because nobody knows there will be one.',
          },
          {
            at: '00:16',
            title: 'Walk one path to it',
            text: 'One person, one task, the real data of a made-up company. Skip the settings. Whoever asks about them is interested, and that is a conversation.',
          },
          {
            at: '01:36',
            title: 'Turn to the viewer',
            text: 'Camera full, room cleared. Say what to do next in one sentence, and stop the recording while they still look.',
          },
        ],
      },
    },
    {
      section: 'media-rows',
      id: 'teaching',
      content: {
        at: '00:09',
        label: 'To teach',
        heading: 'When somebody wants to learn it',
        start: 'media',
        rows: [
          {
            title: 'Tutorial: one task, done along',
            text: 'Viewers have the same window open and stop the film at every step. So each step needs an answer they can see, and each shortcut has to be on the screen. Press, wait a breath, then talk.',
            points: [
              'Record one window, with text a size larger than you like',
              'Show shortcuts as keys; hold a zoom until it can be read',
              'Seven steps at most. The eighth begins another film',
            ],
            link: { label: 'Plan one on a page', href: '/blog/plan-a-tutorial-on-one-page' },
            media: { kind: 'illustration', name: 'shortcuts' },
          },
          {
            title: 'Lesson: a face where it explains',
            text: 'A lesson has ideas as well as steps, and ideas are easier to take from a person. Be full in the frame while you explain, stand beside the slide while you point, and go while they have to read.',
            points: [
              'Record the whole screen and the camera, a track for each',
              'Set marks on the timeline where the layout changes',
              'Run your notes in the teleprompter, at the pace of your voice',
            ],
            link: { label: 'Light your face', href: '/blog/light-your-face-with-one-window' },
            media: { kind: 'illustration', name: 'camera-layouts' },
          },
        ],
      },
    },
    {
      section: 'steps',
      id: 'bug-report',
      content: {
        at: '00:12',
        label: 'Bug report',
        heading: 'A bug in 45 seconds',
        lede: 'Whoever mends it will watch this five times, with the sound off at least once. Record the window alone, show keys, and leave the camera off.',
        steps: [
          {
            at: '00:00',
            title: 'Say what should happen',
            text: 'One sentence: “I press Save, and the file should close.” Without it, nobody can tell the fault from the feature.',
          },
          {
            at: '00:15',
            title: 'Do it again, slowly',
            text: 'From a fresh start, with every press. The keys are drawn as you use them, so that nobody has to guess a shortcut. Press Command-Shift-M when it goes wrong.',
          },
          {
            at: '00:34',
            title: 'Leave the fault on the screen',
            text: 'Keep still for five seconds, and read out the message and the version. The editor opens at your mark. Cut what is before it, and put the link into the ticket.',
          },
        ],
      },
    },
    {
      section: 'media-rows',
      id: 'answers',
      content: {
        at: '00:14',
        label: 'To tell',
        heading: 'When a paragraph would take longer',
        rows: [
          {
            title: 'Support answer: their problem, once',
            text: 'Say their name, show their case, stop. It is not a tutorial: leave out why it was built that way. Send a link instead of a file, so that it plays where they are and can be taken back.',
            points: [
              'Use a test account, or cut what is nobody else’s business',
              'Put a password on the page and let it expire in two weeks',
              'Asked a third time? Then record the tutorial',
            ],
            media: { kind: 'illustration', name: 'share-page' },
          },
          {
            title: 'Release note: one change, many shapes',
            text: 'It will be seen in a feed, without sound, by somebody looking for something else. Be on camera for the first sentence. Then show the change at work, in a region and not on a whole display.',
            points: [
              'Export wide and square from the one edit',
              'Burn the captions in: in a feed nobody switches them on',
              'Two changes are two films, or a list',
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
        at: '00:18',
        label: 'Not for',
        heading: 'Three films to make with something else',
        features: [
          {
            icon: 'bubble',
            title: 'Something live',
            text: 'It records to a file. A crowd that watches along needs a stream.',
            link: { label: 'What does stream', href: '/open-source-screen-recorder' },
          },
          {
            icon: 'film',
            title: 'A film with several cameras',
            text: 'Multi-camera cuts and colour grading want an editor made for films.',
            link: { label: 'Where each editor fits', href: '/video-editing-software' },
          },
          {
            icon: 'window',
            title: 'A film of a Windows program',
            text: 'It runs on a Mac, so it can only record what a Mac can show.',
            link: { label: 'How to choose a recorder', href: '/screen-recording-software' },
          },
        ],
      },
    },
    {
      section: 'call-to-action',
      id: 'begin',
      content: {
        heading: 'Which one do you owe somebody?',
        lede: 'Forty-five seconds are a good first film. The recording costs nothing.',
        action: { label: 'Download {{brand.name}}', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        secondaryAction: { label: 'How it works', href: '/how-it-works' },
      },
    },
  ],
} satisfies PageDocument;
