import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'How we measure: where our numbers come from',
  description:
    'Which numbers on this site are measured, calculated, taken from others, rules of thumb or specified, and how you can check them yourself.',
  sections: [
    {
      section: 'page-hero',
      id: 'top',
      content: {
        layout: 'title',
        label: 'Method',
        heading: 'Where our numbers come from',
        lede: '{{brand.name}} is a fictional product, so no one can measure the app. For the other numbers on this site, this page says where they come from.',
        meta: 'Checked on 28 November 2026',
      },
    },
    {
      section: 'comparison-table',
      id: 'sources',
      content: {
        heading: 'Every number has a source.',
        opening: 'sentence',
        lede: 'It’s measured, calculated, taken from others, from experience, or specified.',
        caption: 'Numbers on this site by their source, with a way to check each',
        featureLabel: 'Number',
        columns: [{ name: 'Source' }, { name: 'Check it' }],
        groups: [
          {
            heading: 'Measured',
            rows: [
              {
                feature: '15 to 20 seconds, 30 frames a second',
                detail:
                  'The videos: [a demo](/#video), [a lesson](/tutorial-recording-software#video), [a bug report](/use-cases#video) and [an overview](/how-it-works#film).',
                cells: [{ text: 'The files themselves' }, { text: 'ffprobe, see below' }],
              },
              {
                feature: '2 clicks in 18 seconds',
                detail: 'The demo’s [list of events](/media/demo/events.json).',
                cells: [{ text: 'The events of the recording' }, { text: 'Open the file, search for “press”' }],
              },
              {
                feature: 'The date of each comparison',
                detail: 'Features of other apps, from their makers’ public pages.',
                cells: [{ text: 'Pages linked in the notes' }, { text: 'Follow the link of a note' }],
              },
            ],
          },
          {
            heading: 'Calculated',
            rows: [
              {
                feature: '17.3 GB per hour',
                detail: '[Space of a recording](/macos-screen-recorder): 38.4 Mbit/s × 450.',
                cells: [{ text: 'Bitrates of the tracks' }, { text: '3600 seconds ÷ 8 bits = 450' }],
              },
              {
                feature: '1.575 to 1',
                detail: 'Why [letters turn gray](/screen-recording-software): 3024 pixels in 1920.',
                cells: [{ text: 'Width of a 14-inch MacBook Pro' }, { text: 'Divide the two widths' }],
              },
              {
                feature: '7.7 seconds for an error message',
                detail: '[How long a zoom should hold](/blog/how-long-a-zoom-should-hold): 1 + 20 words ÷ 3.',
                cells: [{ text: 'Research on reading speed', note: 1 }, { text: 'Count the words' }],
              },
            ],
          },
          {
            heading: 'Taken from others',
            rows: [
              {
                feature: 'Videos of less than six minutes',
                detail: 'Behind the lengths in [use cases](/use-cases) and [tutorials](/tutorial-recording-software).',
                cells: [{ text: 'A study of 6.9 million sessions', note: 2 }, { text: 'The paper is public' }],
              },
              {
                feature: '-16 to -18 LUFS',
                detail: '[How loud a recording should be](/blog/how-loud-should-a-recording-be).',
                cells: [{ text: 'Apple and AES' }, { text: 'Links in the post' }],
              },
              {
                feature: 'Pixels of each Mac',
                detail: 'The table of [displays](/macos-screen-recorder).',
                cells: [{ text: 'Apple’s specifications' }, { text: 'A screenshot, opened in Preview' }],
              },
            ],
          },
          {
            heading: 'Experience',
            rows: [
              {
                feature: '25 seconds for a step',
                detail: 'A rule of thumb for [tutorials](/tutorial-recording-software), like seven steps at most.',
                cells: [{ text: 'Our own videos' }, { text: 'Time the steps of yours' }],
              },
              {
                feature: 'Two minutes of silence in ten',
                detail: 'Raw recordings, in [cut the silence](/blog/cut-the-silence-keep-the-pauses).',
                cells: [{ text: 'Our own recordings' }, { text: 'Add up the gaps in one of yours' }],
              },
            ],
          },
          {
            heading: 'Specified',
            rows: [
              {
                feature: '60 frames a second, up to 4K',
                detail: 'What the app is supposed to do. With a real app, this row would become a measurement.',
                cells: [{ text: 'Specification of a fictional app' }, { text: 'Not possible' }],
              },
              {
                feature: '0 uploads, 5 files, 4 permissions',
                detail: 'A real app could be checked with a network monitor, in Finder and in System Settings.',
                cells: [{ text: 'Specification of a fictional app' }, { text: 'Not possible' }],
              },
            ],
          },
        ],
        footnotes: [
          {
            text: 'M. Brysbaert, a review of 190 studies: 238 words a minute in silence. We calculate with 180.',
            source: {
              label: 'Journal of Memory and Language, 2019',
              href: 'https://doi.org/10.1016/j.jml.2019.104047',
            },
          },
          {
            text: 'P. J. Guo, J. Kim and R. Rubin, about course videos on edX.',
            source: { label: 'Learning at Scale, 2014', href: 'https://doi.org/10.1145/2556325.2566239' },
          },
        ],
        note: 'Did you get another result? [Tell us](mailto:{{brand.supportEmail}}?subject=How%20we%20measure), and we correct it.',
      },
    },
    {
      section: 'prose',
      id: 'commands',
      content: {
        heading: 'Check the videos yourself',
        headingLevel: 2,
        lede: 'The first command needs FFmpeg, which is free. Each prints the numbers in the comment below it.',
        body: {
          blocks: [
            { type: 'heading', level: 3, id: 'length', children: ['Length, size and frame rate'] },
            {
              type: 'paragraph',
              children: [
                'The ',
                { type: 'link', href: '/media/demo/demo-recording.mp4', children: ['recording'] },
                ' and the ',
                { type: 'link', href: '/media/demo/demo-edit.mp4', children: ['edit'] },
                ' of the demo are equally long, because the player shows them in step. The recording is smaller because it has fewer pixels, and because little in it moves.',
              ],
            },
            {
              type: 'code',
              language: 'bash',
              label: 'Print length, size and frame rate',
              tokens: [
                { kind: 'name', text: 'ffprobe' },
                ' -v error -select_streams v:0 \\\n  -show_entries stream=width,height,avg_frame_rate:format=duration,size \\\n  -of compact=p=0 demo-edit.mp4\n',
                {
                  kind: 'comment',
                  text: '# width=1920|height=1080|avg_frame_rate=30/1\n# duration=18.000000|size=1246440',
                },
              ],
            },
            { type: 'heading', level: 3, id: 'events', children: ['Clicks and zooms'] },
            {
              type: 'paragraph',
              children: ['Compare the times of the clicks with the edit: each zoom begins before its click.'],
            },
            {
              type: 'code',
              language: 'bash',
              label: 'List the clicks of the demo',
              tokens: [
                { kind: 'name', text: 'grep' },
                ' press events.json\n',
                {
                  kind: 'comment',
                  text: '# {"at":5.8,"kind":"press","x":496,"y":313,"button":"left"},\n# {"at":9,"kind":"press","x":1007,"y":93,"button":"left"},',
                },
              ],
            },
            { type: 'heading', level: 3, id: 'made', children: ['How the videos were made'] },
            {
              type: 'paragraph',
              children: [
                'A script draws three invented apps, moves the cursor with the tremor of a hand, and renders each video twice: as recorded, and as {{brand.name}} would edit it. They are demonstrations, not recordings of a real app. The people in them are drawn, too.',
              ],
            },
          ],
          notes: [],
        },
      },
    },
    {
      section: 'feature-grid',
      id: 'not-published',
      content: {
        heading: 'What you won’t find here',
        features: [
          {
            title: 'Ratings and user counts',
            text: 'No one has used a fictional app. Quotes are marked as samples, and so are people.',
            link: { label: 'Who makes it', href: '/about' },
          },
          {
            title: '“Twice as fast as”',
            text: 'We compare features, not speeds, because we couldn’t repeat such a test fairly.',
            link: { label: 'A comparison', href: '/vs-screen-studio' },
          },
          {
            title: 'Numbers about you',
            text: 'Analytics runs only with your consent, and this page doesn’t need it.',
            link: { label: 'Privacy', href: '/privacy' },
          },
        ],
      },
    },
    {
      section: 'call-to-action',
      id: 'begin',
      content: {
        layout: 'plain',
        heading: 'Better than a number: the file itself.',
        lede: 'Watch a recording beside its edit, and download both.',
        action: { label: 'Watch the demo', href: '/#video' },
        secondaryAction: { label: 'What it doesn’t do', href: '/features#limits' },
      },
    },
  ],
} satisfies PageDocument;
