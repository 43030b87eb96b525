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
        lede: 'Most of a good tutorial is planning, and the rest is cutting. Here are all the steps, with numbers and a checklist at the end.',
        actions: [
          { label: 'Download for Mac', href: '/download' },
          { label: 'Go to the checklist', href: '#checklist' },
        ],
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        media: {
          kind: 'illustration',
          name: 'person-recording',
          alt: 'A person with headphones at a desk, recording on a laptop.',
        },
      },
    },
    {
      section: 'length-calculator',
      id: 'length',
      content: {
        heading: 'Calculate the length first',
        lede: 'You talk while you click, so the longer of the two estimates counts. It starts with [a plan of six steps](/blog/plan-a-tutorial-on-one-page).',
        words: { label: 'Spoken words', initial: 300, max: 1000 },
        wordsPerMinute: 100,
        steps: [
          { label: 'Steps with one click', seconds: 25, initial: 4, max: 10 },
          { label: 'Steps in which you type or choose', seconds: 40, initial: 2, max: 8 },
        ],
        extraSeconds: 25,
        maxSteps: 7,
        maxMinutes: 6,
        recordingLabel: 'Recorded in one take',
        recordingMegabytesPerMinute: 290,
        exports: [
          { label: 'H.264 at 1080p', megabytesPerMinute: 60 },
          { label: 'H.264 at 4K', megabytesPerMinute: 263 },
        ],
        assumptions: [
          {
            text: '**100 words a minute.** A comfortable pace is 150. A third of the time goes to clicking, waiting and breathing.',
            source: { label: 'Plan a tutorial on one page', href: '/blog/plan-a-tutorial-on-one-page' },
          },
          {
            text: '**25 seconds a step** with one click, and 40 if you type or choose something. Add 25 seconds for the start and one mistake. Stop at seven steps.',
          },
          {
            text: '**6 minutes at most.** In longer course videos, viewers watched a smaller part.',
            source: { label: 'Guo, Kim and Rubin, 2014', href: 'https://doi.org/10.1145/2556325.2566239' },
          },
          {
            text: '**290 MB a recorded minute:** 2880 × 1800 pixels, camera and two tracks of sound. Takes that you repeat add to it.',
            source: { label: 'How much disk space a recording takes', href: '/macos-screen-recorder#disk' },
          },
          {
            text: '**60 MB an exported minute** at 1080p, and 263 at 4K. That’s 8 and 35 Mbit/s, the least that YouTube recommends for 30 frames a second.',
            source: { label: 'YouTube Help', href: 'https://support.google.com/youtube/answer/1722171' },
          },
        ],
      },
    },
    {
      section: 'video-player',
      id: 'video',
      content: {
        heading: 'A lesson, recorded and edited',
        opening: 'centered',
        width: 'window',
        lede: 'As it was recorded, and as it was edited: the zooms come from [its clicks](/media/lesson/events.json). It’s an invented app, with captions instead of sound.',
        video: {
          title: 'A lesson about sums, recorded and edited',
          sources: [{ src: '/media/lesson/lesson-edit.mp4', type: 'video/mp4' }],
          poster: '/media/lesson/lesson-edit.avif',
          dark: {
            sources: [{ src: '/media/lesson/lesson-edit-dark.mp4', type: 'video/mp4' }],
            poster: '/media/lesson/lesson-edit-dark.avif',
          },
          recording: {
            sources: [{ src: '/media/lesson/lesson-recording.mp4', type: 'video/mp4' }],
            poster: '/media/lesson/lesson-recording.avif',
            dark: {
              sources: [{ src: '/media/lesson/lesson-recording-dark.mp4', type: 'video/mp4' }],
              poster: '/media/lesson/lesson-recording-dark.avif',
            },
          },
          width: 1920,
          height: 1080,
          seconds: 20,
          captions: [{ src: '/media/lesson/captions.en.vtt', language: 'en', label: 'English' }],
        },
        summary:
          'A lesson about sums in a table beside its edit: the speaker first, then zooms to the cell and to the chart, with the pressed key shown.',
        published: '2026-11-28',
        chapters: [],
        transcript: [
          { from: 0, text: 'A sum that follows its cells. In the edit, the speaker fills the frame.' },
          { from: 3.2, text: 'Choose the cell below the numbers. The edit zooms to it.' },
          { from: 5.2, text: 'Type an equals sign, SUM, and the cells from C2 to C6.' },
          { from: 8, text: 'Press Return: 1032. It changes when they do. The edit shows the key.' },
          { from: 11, text: 'Now a chart: planned in gray, spent in color. The edit zooms to it.' },
          { from: 16.4, text: 'Change one number, and look what happens. The speaker fills the frame again.' },
        ],
      },
    },
    {
      section: 'steps',
      id: 'way',
      content: {
        heading: 'From a blank page to a video in 90 minutes.',
        opening: 'sentence',
        lede: 'The times are for a tutorial of four minutes, once you’ve made a few. The first one takes an afternoon.',
        steps: [
          {
            timecode: '00:00',
            title: 'Write six lines',
            text: 'Who watches, what they can do afterwards, what’s on the screen at the start, the steps, what goes wrong, and the last sentence. If a step has no visible result, it isn’t a step.',
          },
          {
            timecode: '15:00',
            title: 'Prepare the screen',
            text: 'A clean user account, realistic sample data, text one size larger. Set the window to 1920 × 1080 points and leave it there, so that a second take fits the first.',
          },
          {
            timecode: '25:00',
            title: 'Put keywords into the teleprompter',
            text: 'The teleprompter is below the camera and isn’t recorded. Write a line per step, not sentences, because people can hear when you read. It scrolls at the pace of your voice, and waits while you click.',
            media: { kind: 'illustration', name: 'teleprompter' },
          },
          {
            timecode: '30:00',
            title: 'Record in one go, mistakes included',
            text: 'Click slowly, and name each thing before you click it. After a mistake, wait two seconds, press Shift-Command-M, and repeat the whole sentence.',
          },
          {
            timecode: '45:00',
            title: 'Cut, then extend the zooms',
            text: 'Go from mark to mark and keep the later attempt. Then hold each zoom for a second, plus a third of a second [for each word in it](/blog/how-long-a-zoom-should-hold).',
            media: { kind: 'illustration', name: 'zoom-path' },
          },
          {
            timecode: '70:00',
            title: 'Read it, check it, export it',
            text: 'Captions first, because they show you every sentence that is too long. Then the list below, then a wide video for the web and a tall one for phones.',
          },
        ],
      },
    },
    {
      section: 'media-tabs',
      id: 'help',
      content: {
        heading: 'What viewers can’t see',
        tabs: [
          {
            label: 'Keys',
            title: 'Which keys you pressed',
            text: 'Shortcuts appear as keys, large enough for a phone. Say them as well, because viewers hear “Command-K” while they look elsewhere. The text you type is neither stored nor shown.',
            media: { kind: 'illustration', name: 'shortcuts-lesson' },
          },
          {
            label: 'Captions',
            title: 'What you said, without sound',
            text: 'Captions are created on the Mac, and you correct them as text. Check product names and commands first, because software doesn’t know yours. Burn them in, or export .srt and .vtt.',
            media: { kind: 'illustration', name: 'captions-lesson' },
          },
          {
            label: 'You',
            title: 'A person, not just a voice',
            text: 'Be full-screen for the first and last sentence, a bubble while you explain, and off while there’s something to read. The changes are marks on the timeline. You can remove [the room behind you](/camera-background-removal).',
            media: { kind: 'illustration', name: 'camera-layouts-lesson' },
          },
        ],
      },
    },
    {
      section: 'prose',
      id: 'checklist',
      content: {
        heading: 'Check these before you publish',
        headingLevel: 2,
        columns: 3,
        lede: 'This takes ten minutes. Use the exported file, not the editor, and do it on a phone the next morning.',
        body: {
          blocks: [
            { type: 'heading', level: 3, id: 'seen', children: ['Seen'] },
            {
              type: 'list',
              items: [
                [{ type: 'paragraph', children: ['No name, address or message of a real person.'] }],
                [{ type: 'paragraph', children: ['You can read every important text on a phone.'] }],
                [{ type: 'paragraph', children: ['Each zoom stays until its last word is read.'] }],
                [{ type: 'paragraph', children: ['The cursor rests when you don’t click.'] }],
              ],
            },
            { type: 'heading', level: 3, id: 'heard', children: ['Heard'] },
            {
              type: 'list',
              items: [
                [{ type: 'paragraph', children: ['The first sentence says what the video is for.'] }],
                [
                  {
                    type: 'paragraph',
                    children: [
                      'The voice is between -16 and -18 LUFS: ',
                      {
                        type: 'link',
                        href: '/blog/how-loud-should-a-recording-be',
                        children: ['how to measure it'],
                      },
                      '.',
                    ],
                  },
                ],
                [{ type: 'paragraph', children: ['No pause is longer than a second, unless viewers need to think.'] }],
                [{ type: 'paragraph', children: ['Each shortcut is said as well as shown.'] }],
              ],
            },
            { type: 'heading', level: 3, id: 'understood', children: ['Understood'] },
            {
              type: 'list',
              items: [
                [{ type: 'paragraph', children: ['You can follow it with the sound off.'] }],
                [
                  {
                    type: 'paragraph',
                    children: ['You can follow it with your eyes closed, except for where to click.'],
                  },
                ],
                [{ type: 'paragraph', children: ['It shows the most frequent mistake and its message.'] }],
                [{ type: 'paragraph', children: ['One real person has done the task with only the video.'] }],
              ],
            },
            {
              type: 'paragraph',
              children: [
                'The last one finds more than the other eleven together. Ask where they paused the video: that’s the part to fix.',
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
        heading: 'Questions from people who teach',
        lede: 'Is yours missing? [Write to us](mailto:{{brand.supportEmail}}).',
        questions: [
          {
            question: 'Should I read a script?',
            answer:
              'Only if every word matters, as in a legal notice. Otherwise, keywords are better: you talk like to someone in the room, at a natural pace.',
          },
          {
            question: 'The app has changed. Do I have to record everything again?',
            answer:
              'No. Record that step again, with the window at the same size, and export it as a separate video. That’s another reason for short tutorials.',
          },
          {
            question: 'Does it have quizzes or a course page?',
            answer:
              'No. It makes videos. Put them where your course is; a [share page](/features) has a link, a password and an expiry date, and nothing else.',
          },
          {
            question: 'Can a team work on one tutorial?',
            answer:
              'By copying the recording, which is a folder. There’s no cloud library, and two people can’t edit at the same time.',
          },
        ],
      },
    },
    {
      section: 'call-to-action',
      id: 'begin',
      content: {
        layout: 'plain',
        heading: 'Answer it once, on video.',
        lede: 'Take the question you were asked twice this week. It’s your first tutorial.',
        action: { label: 'Download for Mac', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        secondaryAction: { label: 'Other use cases', href: '/use-cases' },
      },
    },
  ],
} satisfies PageDocument;
