import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: '{{brand.name}}: screen recording and editing for the Mac',
  description: '{{brand.description}}',
  sections: [
    {
      section: 'hero',
      id: 'top',
      content: {
        heading: 'Press record. The edit is already there.',
        lede: '{{brand.name}} records demos, lessons and bug reports on the Mac. When you stop, it has zoomed to your clicks, smoothed the cursor and removed the room behind you.',
        primaryAction: { label: 'Download for Mac', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        secondaryAction: { label: 'See plans', href: '/pricing' },
        note: 'Free to record. Export from {{price.yearly.perMonth}} a month, billed yearly. {{brand.operatingSystem}}.',
        illustrationAlt:
          'The editor of {{brand.name}}: a recording with a frame around the clicked button, its zoom settings, and a timeline of zooms, clips and sound.',
        pointLabel: 'Zoom into the recording',
        invitation: 'Click anywhere in the recording',
        touchInvitation: 'Tap anywhere',
      },
    },
    {
      section: 'video-player',
      id: 'video',
      content: {
        heading: 'A recording and its edit, side by side',
        opening: 'centered',
        width: 'window',
        lede: 'A demo of an invented app. There’s no sound, but there are captions.',
        video: {
          title: 'A demo of a release, recorded and edited',
          sources: [{ src: '/media/demo/demo-edit.mp4', type: 'video/mp4' }],
          poster: '/media/demo/demo-edit.avif',
          dark: {
            sources: [{ src: '/media/demo/demo-edit-dark.mp4', type: 'video/mp4' }],
            poster: '/media/demo/demo-edit-dark.avif',
          },
          recording: {
            sources: [{ src: '/media/demo/demo-recording.mp4', type: 'video/mp4' }],
            poster: '/media/demo/demo-recording.avif',
            dark: {
              sources: [{ src: '/media/demo/demo-recording-dark.mp4', type: 'video/mp4' }],
              poster: '/media/demo/demo-recording-dark.avif',
            },
          },
          width: 1920,
          height: 1080,
          seconds: 18,
          captions: [{ src: '/media/demo/captions.en.vtt', language: 'en', label: 'English' }],
        },
        summary: 'A recording beside its edit, which zooms to clicks, smooths the cursor and removes the room.',
        published: '2026-11-28',
        chapters: [],
        transcript: [
          {
            from: 0,
            text: 'These are the notes of our next release. In the edit, the room behind the speaker is gone.',
          },
          { from: 2.4, text: 'People asked for two things: a dark theme and CSV import.' },
          { from: 5.4, text: 'And search keeps the last letter. The edit zooms to the line.' },
          { from: 8.2, text: 'One click, and it’s live.' },
          { from: 12.6, text: 'Try it, and tell us what you think. The speaker fills the edit.' },
        ],
      },
    },
    {
      section: 'feature-grid',
      id: 'features',
      content: {
        heading: 'It makes the edit you would have made.',
        opening: 'sentence',
        lede: 'A raw recording is long and jumpy, and it shows your kitchen.',
        features: [
          {
            illustration: 'zoom-steps',
            title: 'Zooms to the click',
            text: 'Clicks become zooms that ease in, hold and ease out. Without a click, nothing moves.',
          },
          {
            illustration: 'cursor-path',
            title: 'Smooths the cursor',
            text: 'The wobble goes, the intent stays. The pointer is redrawn, so it’s sharp at any size.',
          },
          {
            illustration: 'clear-background',
            title: 'Clears the room',
            text: 'You on camera, without the room. [It happens on your Mac](/camera-background-removal).',
          },
          {
            illustration: 'export-formats',
            title: 'Exports every shape at once',
            text: 'One edit becomes a wide, a square and a tall video, and each keeps the action in frame.',
          },
        ],
      },
    },
    {
      section: 'media-rows',
      id: 'last-word',
      content: {
        heading: 'You have the last word',
        lede: 'No software knows what you meant. So you can see, move and undo everything it did.',
        rows: [
          {
            title: 'Every change is a block',
            text: 'Automatic zooms are blocks like your own: drag, shorten or delete them. A silence stays in the video until you click it.',
            media: { kind: 'illustration', name: 'timeline' },
          },
          {
            title: 'Cut the video by its words',
            text: 'What you said appears as text next to the video. Delete a sentence, and that part of the video goes, too. Correct a name, and the caption follows.',
            link: { label: 'All features', href: '/features' },
            media: { kind: 'illustration', name: 'captions' },
          },
        ],
      },
    },
    {
      section: 'bento',
      id: 'more',
      content: {
        heading: 'Also in every plan',
        opening: 'centered',
        lede: 'The Mac’s own sound and an iPhone’s screen by cable are included, too.',
        cells: [
          {
            size: 'large',
            title: 'A teleprompter',
            text: 'Your script scrolls below the camera at the pace of your voice. When you stop, it waits. It isn’t in the recording.',
            illustration: 'teleprompter',
          },
          {
            size: 'small',
            title: 'A page to share',
            text: 'Send a link that has a password and an expiry date.',
            illustration: 'share-page',
          },
          {
            size: 'small',
            title: 'The keys you press',
            text: 'Shortcuts appear as key captions. Ordinary typing doesn’t.',
            keys: ['shift', 'command', 'P'],
          },
        ],
      },
    },
    {
      section: 'pricing-summary',
      id: 'pricing',
      content: {
        heading: 'Pay by the month, by the year, or once',
        lede: 'Every plan has every feature. You can record without a plan, and need one to export the finished video.',
        action: { label: 'Compare plans', href: '/pricing' },
      },
    },
    {
      section: 'faq',
      id: 'faq',
      content: {
        heading: 'Questions before you start',
        lede: 'Another question? [Write to us](mailto:{{brand.supportEmail}}).',
        questions: [
          {
            question: 'My Mac can already record its screen. Why this?',
            answer:
              'For a clip that no one edits, Shift-Command-5 is enough, and it’s free. {{brand.name}} is for what comes after: the zooms, the cuts and the shapes. [How to choose](/screen-recording-software).',
          },
          {
            question: 'Do I have to learn video editing?',
            answer: 'No. When you stop recording, the edit is finished. You can still move everything on the timeline.',
          },
          {
            question: 'Which Macs does it run on?',
            answer:
              'Every Mac with **{{brand.operatingSystem}}**, with Apple silicon or Intel. There’s no version for Windows or Linux.',
          },
        ],
      },
    },
    {
      section: 'call-to-action',
      id: 'begin',
      content: {
        heading: 'Your next take could be the only one.',
        lede: '[Every plan](/pricing) includes everything, and you have {{refund.days}} days to change your mind.',
        action: { label: 'Download for Mac', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
      },
    },
  ],
} satisfies PageDocument;
