import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Tutorial recording software for the Mac',
  description:
    'How to record a tutorial that people can follow: plan, keywords, teleprompter, zooms, pace, captions and keys on screen, with a checklist before it goes out.',
  sections: [
    {
      section: 'page-hero',
      id: 'top',
      content: {
        layout: 'split',
        label: 'Tutorials',
        heading: 'Record a tutorial people can follow',
        lede: 'Most of a good tutorial is made before anything is recorded, and the rest by leaving out. Here is the whole way, with the sums and a list to check at the end.',
        actions: [
          { label: 'Download for Mac', href: '/download' },
          { label: 'Go to the checklist', href: '#checklist' },
        ],
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        media: {
          kind: 'illustration',
          name: 'person-recording',
          alt: 'Somebody at a desk with headphones on, recording at a laptop.',
        },
      },
    },
    {
      section: 'stats',
      id: 'length',
      content: {
        at: '00:05',
        label: 'Length',
        heading: 'Do the sum before the script',
        lede: 'The length of a tutorial is decided by its plan. If the sum says nine minutes, you have two tutorials.',
        facts: [
          {
            figure: '100',
            unit: 'words a minute',
            text: 'An easy pace is 150. A third of the time goes to pressing, waiting and breathing.',
            source: { label: 'Plan a tutorial on one page', href: '/blog/plan-a-tutorial-on-one-page' },
          },
          {
            figure: '25',
            unit: 'seconds a step',
            text: 'With one press. Count 40 where something is typed or chosen, and stop at seven steps.',
          },
          {
            figure: '6',
            unit: 'minutes at most',
            text: 'Beyond that, viewers of course films were found to watch a smaller part of them.',
            source: {
              label: 'Guo, Kim and Rubin, 2014',
              href: 'https://doi.org/10.1145/2556325.2566239',
            },
          },
        ],
      },
    },
    {
      section: 'steps',
      id: 'way',
      content: {
        at: '00:11',
        label: 'The way',
        heading: 'From a blank page to a film, in 90 minutes',
        lede: 'Hours and minutes for a tutorial of four, once you have made a few. The first one takes an afternoon.',
        steps: [
          {
            at: '00:00',
            title: 'Write six lines',
            text: 'Who watches, what they can do afterwards, what is on the screen at the start, the steps, what goes wrong, and the last sentence. If a step has no visible answer, it is not a step.',
          },
          {
            at: '00:15',
            title: 'Set the stage',
            text: 'A clean user account, made-up data that looks real, text one size larger. Have the window at 1920 × 1080 points and leave it there, so that a second take fits the first.',
          },
          {
            at: '00:25',
            title: 'Put keywords into the prompter',
            text: 'The strip hangs under the camera and is not in the recording. Write a line a step, not sentences: whoever reads sounds like it. It scrolls at the pace of your voice, and waits while you press.',
            media: { kind: 'illustration', name: 'teleprompter' },
          },
          {
            at: '00:30',
            title: 'Record in one go, and stumble freely',
            text: 'Press slowly, and say the name of the thing before you press it. After a slip, hold still for two seconds, press Command-Shift-M, and say the whole sentence again.',
          },
          {
            at: '00:45',
            title: 'Cut, then stretch the zooms',
            text: 'Go from mark to mark and keep the later try. Then hold each zoom for a second, plus a third of a second [for each word in it](/blog/how-long-a-zoom-should-hold).',
            media: { kind: 'illustration', name: 'zoom-path' },
          },
          {
            at: '01:10',
            title: 'Read it, check it, export it',
            text: 'Captions first, since they show you every sentence that went on too long. Then the list below, then a wide film for the web and a tall one for phones.',
          },
        ],
      },
    },
    {
      section: 'media-tabs',
      id: 'help',
      content: {
        at: '00:20',
        label: 'On the screen',
        heading: 'Three things that viewers cannot see',
        tabs: [
          {
            label: 'Keys',
            title: 'Which keys you pressed',
            text: 'Shortcuts are shown as keys, large enough for a phone. Say them as well: “Command-K” is heard while the eye is elsewhere. What you type as text is never shown.',
            media: { kind: 'illustration', name: 'shortcuts' },
          },
          {
            label: 'Captions',
            title: 'What you said, without sound',
            text: 'They are written on the Mac, and you correct them as text. Look for product names and commands first, because a machine has never met yours. Burn them in, or export .srt and .vtt.',
            media: { kind: 'illustration', name: 'captions' },
          },
          {
            label: 'You',
            title: 'That somebody is there',
            text: 'Be large for the first and the last sentence, a bubble while you explain, and off while there is something to read. The changes are marks on the timeline. [The room behind you](/camera-background-removal) can go.',
            media: { kind: 'illustration', name: 'camera-layouts' },
          },
        ],
      },
    },
    {
      section: 'prose',
      id: 'checklist',
      content: {
        at: '00:27',
        label: 'Checklist',
        heading: 'Twelve checks before it goes out',
        headingLevel: 2,
        lede: 'Ten minutes, on the exported file and not in the editor. Best on a phone, the next morning.',
        body: {
          blocks: [
            { type: 'heading', level: 3, id: 'seen', children: ['Seen'] },
            {
              type: 'list',
              items: [
                [{ type: 'paragraph', children: ['No name, address or message of a real person.'] }],
                [{ type: 'paragraph', children: ['Every text that matters can be read on a phone.'] }],
                [{ type: 'paragraph', children: ['Each zoom stays until its last word is read.'] }],
                [{ type: 'paragraph', children: ['The cursor rests while nothing is pressed.'] }],
              ],
            },
            { type: 'heading', level: 3, id: 'heard', children: ['Heard'] },
            {
              type: 'list',
              items: [
                [{ type: 'paragraph', children: ['The first sentence says what the film is for.'] }],
                [
                  {
                    type: 'paragraph',
                    children: [
                      'The voice lies between -16 and -18 LUFS: ',
                      {
                        type: 'link',
                        href: '/blog/how-loud-should-a-recording-be',
                        children: ['how to measure it'],
                      },
                      '.',
                    ],
                  },
                ],
                [{ type: 'paragraph', children: ['No pause is longer than a second, unless it asks for thought.'] }],
                [{ type: 'paragraph', children: ['Each shortcut is said as well as shown.'] }],
              ],
            },
            { type: 'heading', level: 3, id: 'understood', children: ['Understood'] },
            {
              type: 'list',
              items: [
                [{ type: 'paragraph', children: ['It can be followed with the sound off.'] }],
                [
                  {
                    type: 'paragraph',
                    children: ['It can be followed with the eyes shut, except for where to press.'],
                  },
                ],
                [{ type: 'paragraph', children: ['The most frequent mistake is shown, with its message.'] }],
                [{ type: 'paragraph', children: ['One real person has done it with the film, and nothing else.'] }],
              ],
            },
            {
              type: 'paragraph',
              children: [
                'The last one finds more than the other eleven together. Ask where they stopped the film: that is the place to mend.',
              ],
            },
          ],
          notes: [],
        },
      },
    },
    {
      section: 'faq',
      id: 'faq',
      content: {
        at: '00:34',
        label: 'Questions',
        heading: 'Asked by people who teach',
        lede: 'Yours is missing? [Write to us](mailto:{{brand.supportEmail}}).',
        questions: [
          {
            question: 'Should I read a script?',
            answer:
              'Only where each word matters, as in a legal notice. Elsewhere keywords are better: you talk as to somebody in the room, and the pace is right by itself.',
          },
          {
            question: 'The screen has changed since. Do I record it all again?',
            answer:
              'Record the one step again, with the window at the same size, and export it as a film of its own. That is another reason for short tutorials.',
          },
          {
            question: 'Does it have quizzes or a course page?',
            answer:
              'No. It makes films. Put them where your course lives; a [share page](/features) has a link, a password and an expiry, and nothing else.',
          },
          {
            question: 'Can a team work on one tutorial?',
            answer:
              'By copying the recording, which is a folder. There is no library in a cloud, and no two people edit at the same time.',
          },
        ],
      },
    },
    {
      section: 'call-to-action',
      id: 'begin',
      content: {
        heading: 'Answer it once, on film.',
        lede: 'Take the question you were asked twice this week. It is your first tutorial.',
        action: { label: 'Download for Mac', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        secondaryAction: { label: 'Other uses', href: '/use-cases' },
      },
    },
  ],
} satisfies PageDocument;
