import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Download for {{brand.operatingSystem}}',
  description:
    '{{brand.name}} {{release.version}} for Apple silicon and Intel: one signed disk image, its checksum, what macOS will ask you, and how to uninstall it.',
  sections: [
    {
      section: 'download-card',
      id: 'file',
      content: {
        heading: 'Download {{brand.name}}',
        headingLevel: 1,
        lede: 'You can record without an account or a plan. You pay when you want to export an edit.',
        product: '{{brand.name}} for Mac',
        architectures: 'Apple silicon and Intel',
        actionLabel: 'Download for Mac',
        signed: 'Signed with our Developer ID and notarized by Apple. [Check it yourself](#check) before you open it.',
        homebrew: 'brew install --cask {{brand.slug}}',
        permissionsHeading: 'What macOS will ask',
        permissionsLede:
          'macOS asks each question when it’s first needed. Only the first permission is required. Without the others, everything else still works.',
        permissions: [
          {
            icon: 'screen',
            name: 'Screen & System Audio Recording',
            reason: 'To record the screen and the Mac’s audio. Without it, there’s no video.',
          },
          {
            icon: 'microphone',
            name: 'Microphone',
            reason: 'To record your voice on a separate track. Asked when you first turn on a microphone.',
          },
          {
            icon: 'camera',
            name: 'Camera',
            reason: 'To record your face, if you want it in the video. The room behind you is removed on the Mac.',
          },
          {
            icon: 'cursor',
            name: 'Accessibility',
            reason:
              'To know where you click and which shortcuts you press. Ordinary typing is neither stored nor shown.',
          },
        ],
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
      },
    },
    {
      section: 'steps',
      id: 'first-five-minutes',
      content: {
        heading: 'Your first five minutes',
        lede: 'Timed for someone who reads each dialog.',
        steps: [
          {
            timecode: '00:00',
            title: 'Drag it to Applications',
            text: 'Open the disk image and drag {{brand.name}} to Applications. Then eject the disk.',
            media: { kind: 'illustration', name: 'disk-image' },
          },
          {
            timecode: '00:40',
            title: 'Open it',
            text: 'macOS says once that the app is from the internet and that Apple has checked it.',
          },
          {
            timecode: '01:00',
            title: 'Start a recording',
            text: 'Press Shift-Command-2, and macOS asks about the screen. Turn {{brand.name}} on and let macOS reopen it, because the permission applies from the next start.',
            media: { kind: 'illustration', name: 'permission-list' },
          },
          {
            timecode: '02:00',
            title: 'Record something small',
            text: 'Choose one window and do one thing in it: rename a folder, change a setting. Say what you’re doing. Half a minute is enough.',
            media: { kind: 'illustration', name: 'recorder-bar' },
          },
          {
            timecode: '03:00',
            title: 'Press record again, and look',
            text: 'The timeline has a block for each place you clicked. Drag one, stretch one, delete one, and play it back.',
          },
          {
            timecode: '05:00',
            title: 'Decide',
            text: 'To export the edit, you need [a plan](/pricing). Without one, the recording stays yours, and you can still play it.',
          },
        ],
      },
    },
    {
      section: 'full-bleed-media',
      id: 'first-edit',
      content: {
        heading: 'What you see after the first recording',
        opening: 'centered',
        lede: 'A finished edit, and every decision in it as a block that you can move.',
        media: {
          kind: 'illustration',
          name: 'editor',
          alt: 'The editor with a recorded code editor, its zooms as blocks on the timeline, and the settings of the chosen zoom.',
        },
      },
    },
    {
      section: 'mac-lineup',
      id: 'requirements',
      content: {
        heading: 'Will it run on your Mac?',
        lede: 'It runs on every Mac with {{brand.operatingSystem}}. To see your model and chip, choose About This Mac from the Apple menu.',
        chips: ['Apple silicon', 'Intel'],
        macs: [
          { name: 'MacBook Air', shape: 'laptop', models: ['All of them', '2018 and later'] },
          { name: 'MacBook Pro', shape: 'large-laptop', models: ['All of them', '2018 and later'] },
          { name: 'Mac mini', shape: 'small-box', models: ['All of them', '2018'] },
          { name: 'iMac', shape: 'all-in-one', models: ['All of them', '2019 and later, iMac Pro'] },
          { name: 'Mac Studio', shape: 'box', models: ['All of them', 'None exist'] },
          { name: 'Mac Pro', shape: 'tower', models: ['All of them', '2019'] },
        ],
        note: 'The download contains both versions. Intel Macs export more slowly, and their graphics processor removes the room behind you; on Apple silicon, the Neural Engine does. Apple lists [every Mac that supports macOS 14](https://support.apple.com/en-us/105113).',
      },
    },
    {
      section: 'prose',
      id: 'manual',
      content: {
        label: 'Manual',
        heading: 'Check, update or uninstall it',
        headingLevel: 2,
        lede: 'For people who like to check. Paste the commands into Terminal.',
        contentsLabel: 'In this part',
        body: {
          blocks: [
            { type: 'heading', level: 2, id: 'check', children: ['Check the file'] },
            {
              type: 'paragraph',
              children: [
                'A checksum is a fingerprint of the file. Calculate it on your Mac, and compare it with the one above. If a single digit differs, delete the file and tell us.',
              ],
            },
            {
              type: 'code',
              language: 'shell',
              label: 'Print the SHA-256 of the disk image',
              tokens: ['shasum -a 256 ~/Downloads/{{release.file}}.dmg'],
            },
            {
              type: 'paragraph',
              children: ['This tells you that the file is complete. To find out who made the app, ask macOS:'],
            },
            {
              type: 'code',
              language: 'shell',
              label: 'Ask macOS who signed the app',
              tokens: ['spctl --assess --verbose=2 "/Applications/{{brand.name}}.app"'],
            },
            {
              type: 'paragraph',
              children: [
                'It should say ',
                { type: 'code', text: 'accepted' },
                ' and ',
                { type: 'code', text: 'source=Notarized Developer ID' },
                '. Notarized means that Apple has scanned this build for known malware. It doesn’t mean that Apple likes it.',
              ],
            },
            { type: 'heading', level: 2, id: 'update', children: ['Update'] },
            {
              type: 'paragraph',
              children: [
                'The app tells you about a new version and what’s in it. You decide when to install it. Each update is signed, and the app rejects updates that aren’t ours. With Homebrew, it’s one line:',
              ],
            },
            {
              type: 'code',
              language: 'shell',
              label: 'Update with Homebrew',
              tokens: ['brew upgrade --cask {{brand.slug}}'],
            },
            {
              type: 'paragraph',
              children: [
                'The permissions stay the same, because macOS checks the signature and not the file. What’s new is in the ',
                { type: 'link', href: '/changelog', children: ['changelog'] },
                '.',
              ],
            },
            { type: 'heading', level: 2, id: 'older', children: ['Go back to an older version'] },
            {
              type: 'paragraph',
              children: [
                'Every version since 1.0.0 is listed above. Quit the app, open the older disk image, and replace the newer app. If the newer version has edited a recording, duplicate it first: the tracks are the same, but an older editor may not understand the whole edit.',
              ],
            },
            { type: 'heading', level: 2, id: 'work', children: ['On a work Mac'] },
            {
              type: 'paragraph',
              children: [
                'Your administrator may have disabled screen recording. Then the switch is gray. They can let you turn it on without an administrator password, but they can’t turn it on for you.  ',
                {
                  type: 'link',
                  href: '/blog/what-macos-asks-before-recording',
                  children: ['What macOS asks before an app may record'],
                },
                ' explains why, with a page to send them.',
              ],
            },
            { type: 'heading', level: 2, id: 'remove', children: ['Uninstall'] },
            {
              type: 'paragraph',
              children: [
                'Quit it and drag it from Applications to the Trash. Nothing keeps running, and there’s no driver to remove, because it never installed one. Your recordings stay where you saved them. To reset the permissions as well, run this before you empty the Trash:',
              ],
            },
            {
              type: 'code',
              language: 'shell',
              label: 'Reset the app’s permissions',
              tokens: ['tccutil reset All "$(osascript -e \'id of app "{{brand.name}}"\')"'],
            },
            {
              type: 'paragraph',
              children: [
                'Cancel your plan first, in your account: uninstalling the app doesn’t cancel it. And if something bothered you, ',
                { type: 'link', href: 'mailto:{{brand.supportEmail}}', children: ['we’d like to know'] },
                '.',
              ],
            },
          ],
          notes: [],
        },
      },
    },
    {
      section: 'faq',
      id: 'questions',
      content: {
        heading: 'Questions before the first recording',
        lede: 'Stuck at a dialog? [Tell us what it says](mailto:{{brand.supportEmail}}).',
        questions: [
          {
            question: 'Is there a trial?',
            answer:
              'No, but recording is free: record, play and copy for as long as you like. To export an edit, you need a plan, and within {{refund.days}} days you can get [a full refund](/refund).',
          },
          {
            question: 'How much space does a recording need?',
            answer:
              'On a display of 2880 by 1800 pixels, with camera and both sounds, about 290 MB a minute. Before you start, the recorder shows how many minutes fit on your disk.',
          },
          {
            question: 'Does it install an audio driver?',
            answer:
              'No. The sound of the Mac comes from ScreenCaptureKit, a part of macOS. If another recorder left a driver behind, you can keep or remove it.',
          },
          {
            question: 'Why does macOS ask again every month?',
            answer:
              'Since macOS 15, the system reminds you about every app that can record the screen. Apps can’t turn this off, and shouldn’t. Click Allow, and it won’t ask again for a month.',
          },
          {
            question: 'Is there a version for Windows or Linux?',
            answer:
              'No. If you need one, [the open-source page](/open-source-screen-recorder) lists recorders that run there.',
          },
        ],
      },
    },
    {
      section: 'signup-form',
      id: 'ipad',
      content: {
        purpose: 'waitlist',
        label: 'Waitlist',
        heading: '{{brand.name}} for iPad is on its way',
        lede: 'Enter your email address, and we’ll write once: on the day you can install it.',
        consent: 'We use it only for this one email. [Privacy](/privacy)',
      },
    },
    {
      section: 'call-to-action',
      id: 'next',
      content: {
        layout: 'plain',
        heading: 'While it downloads',
        lede: 'Six kinds of video: what to record, which settings to choose and how long to talk.',
        action: { label: 'Choose a video', href: '/use-cases' },
        secondaryAction: { label: 'See plans', href: '/pricing' },
      },
    },
  ],
} satisfies PageDocument;
