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
        lede: '{{brand.name}} records your Mac and cuts as it goes: it zooms to what you click, smooths the cursor and clears the room behind you.',
        primaryAction: { label: 'Download for Mac', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        secondaryAction: { label: 'See plans', href: '/pricing' },
        note: '{{brand.operatingSystem}}. From {{price.yearlyPerMonth}} a month, {{refund.days}} days to change your mind.',
        illustrationAlt:
          'The editor of {{brand.name}}: a recording on a soft backdrop with a frame around the button being pressed; beside it the settings of the zoom, below it a timeline with zooms, clips and sound.',
        pointLabel: 'Zoom into the recording',
        invitation: 'Click anywhere in the recording',
      },
    },
    {
      section: 'feature-grid',
      id: 'features',
      content: {
        at: '00:04',
        label: 'What it does',
        heading: 'It makes the cuts you would have made',
        lede: 'A raw recording is long and jumpy, and it shows your kitchen. Four things happen to it while you talk.',
        features: [
          {
            illustration: 'zoom-steps',
            title: 'Zooms to the click',
            text: 'Each press becomes a zoom that eases in, holds and lets go. No press, no zoom: it never wanders about.',
          },
          {
            illustration: 'cursor-path',
            title: 'Smooths the cursor',
            text: 'The wobble goes, the intent stays. The pointer is drawn anew, so it is sharp at any size.',
          },
          {
            illustration: 'clear-background',
            title: 'Clears the room',
            text: 'Your camera without what is behind you. [Worked out on your Mac](/camera-background-removal): no picture of your room leaves it.',
          },
          {
            illustration: 'export-formats',
            title: 'Exports every shape at once',
            text: 'One edit becomes a wide film, a square and a tall one, and each keeps the action in frame.',
          },
        ],
      },
    },
    {
      section: 'steps',
      id: 'first-film',
      content: {
        at: '00:09',
        label: 'How long it takes',
        heading: 'A two-minute demo takes five minutes',
        lede: 'Two to talk, and three for second thoughts, if you have any. [Watch all of it](/how-it-works#film) in fifteen seconds.',
        layout: 'ruler',
        steps: [
          {
            at: '00:00',
            title: 'Press record, and talk',
            text: 'Command-Shift-2. If you lose the thread, say it again: a sentence is easy to take out. Command-Shift-M marks a place to come back to.',
          },
          {
            at: '02:00',
            title: 'Press it again',
            text: 'The editor opens on a finished edit. Zooms, cursor and camera are done; silences are hatched, and wait for your word.',
          },
          {
            at: '05:00',
            title: 'Export',
            text: 'In as many shapes and formats as you ticked, with captions or without. Or skip the second thoughts, and export at 02:01.',
          },
        ],
      },
    },
    {
      section: 'media-rows',
      id: 'last-word',
      content: {
        at: '00:14',
        label: 'Where it is wrong',
        heading: 'You have the last word',
        lede: 'No software knows what you meant. So whatever it did can be seen, moved and taken back.',
        rows: [
          {
            title: 'What it did is a block',
            text: 'There is no “auto” button to argue with. A zoom it made and a zoom you made look the same, and drag the same. A silence stays in the film until you press it.',
            points: ['Z adds a zoom, S splits', 'The recording itself is never changed'],
            media: { kind: 'illustration', name: 'timeline' },
          },
          {
            title: 'Cut the film by its words',
            text: 'What you said stands beside the picture as text. Strike out a sentence, and that stretch of film can go too. Correct a name, and the caption follows.',
            link: { label: 'All features', href: '/features' },
            media: { kind: 'illustration', name: 'captions' },
          },
        ],
      },
    },
    {
      section: 'stats',
      id: 'privacy',
      content: {
        at: '00:20',
        label: 'Where it goes',
        heading: 'Your screen is nobody else’s business',
        lede: 'A recorder sees your mail and your bank. These three figures are what we would ask of one.',
        facts: [
          {
            figure: '0',
            unit: 'uploads',
            text: 'No picture and no sound leaves your Mac until you press Share. Then one finished film does.',
            source: { label: 'Privacy', href: '/privacy' },
          },
          {
            figure: '5',
            unit: 'plain files',
            text: 'Two films, two sounds and a list. Players you have already can open them without us.',
            source: { label: 'Your recording is a folder', href: '/blog/your-recording-is-a-folder' },
          },
          {
            figure: '4',
            unit: 'permissions',
            text: 'Each is asked for when it is first needed, and each has a reason you can check.',
            source: { label: 'What macOS asks', href: '/blog/what-macos-asks-before-recording' },
          },
        ],
      },
    },
    {
      section: 'bento',
      id: 'more',
      content: {
        at: '00:25',
        label: 'What else',
        heading: 'And the things you would have bought next',
        lede: 'They are in the same app and in every plan.',
        cells: [
          {
            size: 'large',
            title: 'A teleprompter',
            text: 'Your text runs in a strip under the camera, at the pace of your voice. Stop, and it waits. The strip is not in the recording.',
            illustration: 'teleprompter',
          },
          {
            size: 'small',
            title: 'frames a second',
            text: 'At the pixels of your display, so a zoom has something to show.',
            figure: '60',
          },
          {
            size: 'small',
            title: 'The keys you press',
            text: 'Shortcuts appear as captions of keys. Plain typing does not.',
            keys: ['command', 'shift', 'P'],
          },
          {
            size: 'small',
            title: 'The Mac’s own sound',
            text: 'On a track of its own, without a driver to install.',
            icon: 'speaker',
          },
          {
            size: 'small',
            title: 'An iPhone by cable',
            text: 'Its screen and sound, alone or beside the Mac.',
            icon: 'link',
          },
          {
            size: 'small',
            title: 'A page to send',
            text: 'One link, with a password and a last day, if you wish.',
            icon: 'share',
          },
        ],
      },
    },
    {
      section: 'pricing-summary',
      id: 'pricing',
      content: {
        at: '00:30',
        label: 'What it costs',
        heading: 'Pay by the month, by the year, or once',
        lede: 'Everything is in every plan. Recording works without one; a plan is for the finished video.',
        plans: [
          {
            name: 'Monthly',
            price: '{{price.monthly}}',
            per: 'a month',
            text: 'For one job. Stop whenever you like.',
          },
          {
            name: 'Yearly',
            price: '{{price.yearlyPerMonth}}',
            per: 'a month',
            badge: 'Save {{price.yearlySaving}}',
            text: 'For a habit. {{price.yearly}} is charged once a year.',
          },
          {
            name: 'Lifetime',
            price: '{{price.lifetime}}',
            per: 'once',
            text: 'To own it, with {{updates.years}} of updates.',
          },
        ],
        action: { label: 'Compare plans', href: '/pricing' },
      },
    },
    {
      section: 'faq',
      id: 'faq',
      content: {
        at: '00:35',
        label: 'Questions',
        heading: 'In short',
        lede: 'Another question? [Write to us](mailto:{{brand.supportEmail}}).',
        questions: [
          {
            question: 'My Mac records its screen already. Why this?',
            answer:
              'For a clip that nobody edits, Shift-Command-5 is enough, and it costs nothing. {{brand.name}} is for what comes after: the zooms, the cuts and the shapes. [How to choose](/screen-recording-software).',
          },
          {
            question: 'Do I have to learn video editing?',
            answer:
              'No. When you stop recording there is a finished edit, and you can export it as it is. Everything on the timeline can be moved if you want it otherwise.',
          },
          {
            question: 'Which Macs does it run on?',
            answer:
              'Every Mac with **{{brand.operatingSystem}}**, on Apple silicon and on Intel. There is no version for Windows or Linux.',
          },
          {
            question: 'Is there a trial?',
            answer:
              'No. There are {{refund.days}} days in which the whole price comes back, [without a reason given](/refund).',
          },
          {
            question: 'And if I stop paying?',
            answer: 'Your recordings open, play and copy as before. Exporting an edit needs a running plan.',
          },
        ],
      },
    },
    {
      section: 'call-to-action',
      id: 'begin',
      content: {
        heading: 'Your next recording could be the last take.',
        lede: '[Every plan](/pricing) has everything in it, and you have {{refund.days}} days to change your mind.',
        action: { label: 'Download for Mac', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
      },
    },
  ],
} satisfies PageDocument;
