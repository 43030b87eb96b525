import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Download for {{brand.operatingSystem}}',
  description:
    '{{brand.name}} {{release.version}} for Apple silicon and Intel: one signed disk image, its checksum, what macOS will ask you, and how to take it off again.',
  sections: [
    {
      section: 'download-card',
      id: 'file',
      content: {
        at: '00:00',
        label: 'Download',
        heading: 'One file, and nothing to sign up for',
        headingLevel: 1,
        lede: 'Recording needs no account and no plan. You pay when you want to export an edit.',
        product: '{{brand.name}} for Mac',
        architectures: 'Apple silicon and Intel',
        actionLabel: 'Download for Mac',
        signed: 'Signed with our Developer ID and notarised by Apple. [Check it yourself](#check) before you open it.',
        homebrew: 'brew install --cask onset',
        permissionsHeading: 'What macOS will ask',
        permissionsLede:
          'Each question comes when it is first needed, in Apple’s words. Only the first has to be a yes. Without the others, the rest goes on working.',
        permissions: [
          {
            icon: 'screen',
            name: 'Screen & System Audio Recording',
            reason: 'To see what you record and to hear what the Mac plays. Without it there is no film.',
          },
          {
            icon: 'microphone',
            name: 'Microphone',
            reason: 'To record your voice, on a track of its own. Asked when you first switch a microphone on.',
          },
          {
            icon: 'camera',
            name: 'Camera',
            reason: 'To record your face, if you want it in the film. The room behind you is cleared on the Mac.',
          },
          {
            icon: 'cursor',
            name: 'Accessibility',
            reason:
              'To know where you press and which keys, so that zooms and shortcuts can be drawn. Plain typing is never shown.',
          },
        ],
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
      },
    },
    {
      section: 'steps',
      id: 'first-five-minutes',
      content: {
        at: '00:03',
        label: 'Beginning',
        heading: 'Your first five minutes',
        lede: 'The times of somebody who reads what is in a panel before pressing.',
        steps: [
          {
            at: '00:00',
            title: 'Drag it across',
            text: 'Open the disk image and drag {{brand.name}} onto Applications. Then eject the disk: it was only the box.',
            media: { kind: 'illustration', name: 'disk-image' },
          },
          {
            at: '00:40',
            title: 'Open it',
            text: 'macOS says that the app came from the internet, and that Apple has looked it over. It says so once.',
          },
          {
            at: '01:00',
            title: 'Begin a recording',
            text: 'Press Command-Shift-2, and the question about the screen comes. Switch {{brand.name}} on and let macOS reopen it, because the answer counts from the next start.',
            media: { kind: 'illustration', name: 'permission-list' },
          },
          {
            at: '02:00',
            title: 'Record something small',
            text: 'Choose one window and do one thing in it: rename a folder, change a setting. Say aloud what you are doing. Half a minute is plenty.',
            media: { kind: 'illustration', name: 'recorder-bar' },
          },
          {
            at: '03:00',
            title: 'Press it again, and look',
            text: 'There is a block on the timeline for each place you pressed. Drag one, stretch one, delete one, and play it back.',
            media: { kind: 'illustration', name: 'timeline' },
          },
          {
            at: '05:00',
            title: 'Decide',
            text: 'Exporting the edit takes [a plan](/pricing). If you choose none, the recording stays yours and goes on playing.',
          },
        ],
      },
    },
    {
      section: 'comparison-table',
      id: 'requirements',
      content: {
        at: '00:08',
        label: 'Your Mac',
        heading: 'Will it run on your Mac?',
        lede: 'It runs on every Mac that runs {{brand.operatingSystem}}. The Apple menu, under About This Mac, says the year and the chip of yours.',
        caption: 'Which Macs run the app, with Apple silicon and with Intel, and what the chip changes',
        featureLabel: 'Mac',
        columns: [
          { name: 'Apple silicon', detail: 'M1 and later' },
          { name: 'Intel', detail: 'The last generations' },
        ],
        groups: [
          {
            heading: 'It runs on',
            rows: [
              { feature: 'MacBook Air', cells: [{ text: 'All of them' }, { text: '2018 and later', note: 1 }] },
              { feature: 'MacBook Pro', cells: [{ text: 'All of them' }, { text: '2018 and later' }] },
              { feature: 'Mac mini', cells: [{ text: 'All of them' }, { text: '2018' }] },
              { feature: 'iMac', cells: [{ text: 'All of them' }, { text: '2019 and later; iMac Pro' }] },
              { feature: 'Mac Pro', cells: [{ text: 'All of them' }, { text: '2019' }] },
              { feature: 'Mac Studio', cells: [{ text: 'All of them' }, { text: 'There was none' }] },
            ],
          },
          {
            heading: 'What the chip changes',
            rows: [
              {
                feature: 'The file you download',
                detail: 'A universal app: it brings the right half along.',
                cells: [{ text: 'The same' }, { text: 'The same' }],
              },
              {
                feature: 'Who clears the room behind you',
                cells: [{ text: 'The Neural Engine' }, { text: 'The graphics processor' }],
              },
              { feature: 'Captions written on the Mac', cells: ['yes', 'yes'] },
              { feature: 'An iPhone or iPad by cable', cells: ['yes', 'yes'] },
              { feature: 'Exports up to 4K at 60 frames', cells: ['yes', 'yes'] },
            ],
          },
        ],
        footnotes: [
          {
            text: 'The oldest Intel Macs on which Apple installs macOS 14.',
            source: {
              label: 'macOS Sonoma is compatible with these computers',
              href: 'https://support.apple.com/en-us/105113',
            },
          },
        ],
      },
    },
    {
      section: 'prose',
      id: 'manual',
      content: {
        at: '00:12',
        label: 'Manual',
        heading: 'Check it, keep it current, take it off',
        headingLevel: 2,
        lede: 'For those who look a download in the mouth. The lines go into Terminal as they stand.',
        contentsLabel: 'In this part',
        body: {
          blocks: [
            { type: 'heading', level: 2, id: 'check', children: ['Check the file'] },
            {
              type: 'paragraph',
              children: [
                'A checksum is a fingerprint of the file. Work it out on your Mac, and hold it against the one on the card above. If one digit differs, throw the file away and tell us.',
              ],
            },
            {
              type: 'code',
              language: 'shell',
              label: 'Print the SHA-256 of the disk image',
              tokens: ['shasum -a 256 ~/Downloads/Onset-{{release.version}}.dmg'],
            },
            {
              type: 'paragraph',
              children: [
                'That tells you the file arrived whole. Who made the app is another question, and macOS answers it:',
              ],
            },
            {
              type: 'code',
              language: 'shell',
              label: 'Ask macOS who signed the app',
              tokens: ['spctl --assess --verbose=2 /Applications/Onset.app'],
            },
            {
              type: 'paragraph',
              children: [
                'It should say ',
                { type: 'code', text: 'accepted' },
                ' and ',
                { type: 'code', text: 'source=Notarized Developer ID' },
                '. Notarised means that Apple has scanned this very build for known malware. It does not mean that Apple likes it.',
              ],
            },
            { type: 'heading', level: 2, id: 'update', children: ['Update'] },
            {
              type: 'paragraph',
              children: [
                'The app tells you of a new version and shows what it brings. You say when. Each update carries a signature, and one that is not ours is refused. With Homebrew it is one line:',
              ],
            },
            {
              type: 'code',
              language: 'shell',
              label: 'Update with Homebrew',
              tokens: ['brew upgrade --cask onset'],
            },
            {
              type: 'paragraph',
              children: [
                'The permissions stay as they are, because macOS goes by the signature and not by the file. What changed stands in the ',
                { type: 'link', href: '/changelog', children: ['changelog'] },
                '.',
              ],
            },
            { type: 'heading', level: 2, id: 'older', children: ['Go back to an older version'] },
            {
              type: 'paragraph',
              children: [
                'Every version since 1.0.0 is in the list under the card. Quit the app, open the older disk image, and drag it over the newer one. Duplicate a recording first if the newer version has edited it: the tracks are the same, but an older editor may not know all of the edit.',
              ],
            },
            { type: 'heading', level: 2, id: 'work', children: ['On a Mac from work'] },
            {
              type: 'paragraph',
              children: [
                'Whoever runs it may have forbidden screen recording, and then the switch is grey. They can spare you an administrator’s password, but they cannot allow it in your place. ',
                {
                  type: 'link',
                  href: '/blog/what-macos-asks-before-recording',
                  children: ['What macOS asks before an app may record'],
                },
                ' explains why, with a page to send them.',
              ],
            },
            { type: 'heading', level: 2, id: 'remove', children: ['Take it off again'] },
            {
              type: 'paragraph',
              children: [
                'Quit it and drag it from Applications to the Bin. Nothing of it goes on running, and there is no driver to remove, because it never installed one. Your recordings stay where you saved them. To have macOS forget the permissions too, run this before you empty the Bin:',
              ],
            },
            {
              type: 'code',
              language: 'shell',
              label: 'Forget what the app was allowed',
              tokens: ['tccutil reset All "$(osascript -e \'id of app "Onset"\')"'],
            },
            {
              type: 'paragraph',
              children: [
                'End a plan first, in the customer portal: removing the app does not. And if something drove you to it, ',
                { type: 'link', href: 'mailto:{{brand.supportEmail}}', children: ['we would like to know'] },
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
        at: '00:16',
        label: 'Questions',
        heading: 'Before the first recording',
        lede: 'Stuck at a panel? [Tell us what it says](mailto:{{brand.supportEmail}}).',
        questions: [
          {
            question: 'Is there a trial?',
            answer:
              'No, and no free plan either. You can record, play and copy for as long as you like. Exporting an edit needs a plan, and within {{refund.days}} days you can have [the whole price back](/refund).',
          },
          {
            question: 'How much room does a recording take?',
            answer:
              'On a display of 2880 by 1800 pixels, with camera and both sounds, about 290 MB a minute. Before you begin, the recorder says for how many minutes the disk has room.',
          },
          {
            question: 'Does it install a driver for the sound?',
            answer:
              'No. The sound of the Mac comes from ScreenCaptureKit, a part of macOS. If another recorder left a driver behind, it can stay or go: nothing here depends on it.',
          },
          {
            question: 'Why does macOS ask again every month?',
            answer:
              'From macOS 15 on, the system reminds you of every app that may see the screen. No app can switch that off, and none should. Press Allow, and it is quiet until the next time.',
          },
          {
            question: 'Is there a version for Windows or Linux?',
            answer:
              'No. If you need one, [the open-source page](/open-source-screen-recorder) names recorders that run there.',
          },
        ],
      },
    },
    {
      section: 'signup-form',
      id: 'ipad',
      content: {
        purpose: 'waitlist',
        at: '00:19',
        label: 'Waitlist',
        heading: '{{brand.name}} for iPad is on its way',
        lede: 'Leave your email address, and we write once: on the day you can install it.',
        consent: 'We use it for this one email. [Privacy](/privacy)',
      },
    },
    {
      section: 'call-to-action',
      id: 'next',
      content: {
        layout: 'plain',
        heading: 'While it downloads',
        lede: 'Six kinds of film, each with what to record, which settings to choose and how long to talk.',
        action: { label: 'Find your film', href: '/use-cases' },
        secondaryAction: { label: 'See plans', href: '/pricing' },
      },
    },
  ],
} satisfies PageDocument;
