import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Pricing',
  description: 'One app with everything in it: {{plans.prices}}. How the plans differ, and which one costs least.',
  sections: [
    {
      section: 'pricing',
      id: 'plans',
      content: {
        label: 'Pricing',
        heading: 'One app. Three ways to pay for it.',
        headingLevel: 1,
        lede: 'Recording is free. Every plan exports, and has every feature: they differ in how long they last and how you pay.',
        actionLabel: 'Get',
        includesHeading: 'In every plan',
        includes: [
          'Screen, camera and microphone in one recording',
          'Zooms to your clicks, and you can move every one',
          'A smooth cursor, sharp at any size',
          'Your camera without the room behind you',
          'Export in four shapes, up to **4K at 60 frames**',
          'No watermark, on any plan',
        ],
        guarantee:
          '{{refund.days}} days to change your mind, with a full refund. [Runs on {{brand.operatingSystem}}](/download#requirements), with Apple silicon or Intel.',
      },
    },
    {
      section: 'cost-over-time',
      id: 'over-time',
      content: {
        heading: 'What two years of it cost',
        lede: 'Select a month to see what each plan has cost by then. The clips below the chart show which one costs least.',
        months: 24,
        question: 'Months in which you need the app',
        note: 'Before tax, and not counting updates after {{updates.lifetime}} of Lifetime. After a full year, the chart switches from Yearly to Monthly where that costs less, and so can you.',
      },
    },
    {
      section: 'full-bleed-media',
      id: 'stopping',
      content: {
        heading: 'What you keep when you stop paying',
        opening: 'centered',
        lede: 'You can go on recording. Your recordings stay yours, and other programs can open them, too. Only the export of an edit needs a plan, and with Lifetime you can always export in your last version. Come back after a year, and your edit is still there.',
        media: { kind: 'illustration', name: 'recording-files' },
        caption:
          '[A recording is a folder](/blog/your-recording-is-a-folder) with two videos, two audio files and a list of events.',
      },
    },
    {
      section: 'faq',
      id: 'faq',
      content: {
        heading: 'Questions before buying',
        lede: 'Another question? [Write to us](mailto:{{brand.supportEmail}}).',
        questions: [
          {
            question: 'Is there a trial?',
            answer:
              'No, but recording is free: record, play and copy for as long as you like. To export an edit, you need a plan. If it isn’t for you, write to us within {{refund.days}} days, and you get a full refund including tax, without giving a reason. [How refunds work](/refund).',
          },
          {
            question: 'What happens when I stop paying?',
            answer:
              'The plan runs until the end of the paid period. Your recordings are files on your Mac and stay yours. You can open, play and copy them. To export an edit, you need a plan again. We email you before a yearly plan renews.',
          },
          {
            question: 'What does “one year of updates” mean?',
            answer:
              'The lifetime plan includes every version of the first year. The last of them is yours forever and keeps working.',
          },
          {
            question: 'Is there a watermark?',
            answer: 'No. Not on any plan, and not in any export.',
          },
          {
            question: 'Can I change from one plan to another?',
            answer:
              'Yes, you can switch between Monthly and Yearly at any time. The new price is charged when the period you’ve paid for ends. You can buy Lifetime when your plan has ended.',
          },
        ],
        groups: [
          {
            id: 'paying',
            heading: 'Paying',
            questions: [
              {
                question: 'And taxes?',
                answer:
                  'They depend on where you live. The checkout calculates them and shows the total before you pay, in your currency if we support it. The receipt lists them.',
              },
              {
                question: 'Who is Paddle, on my statement?',
                answer:
                  'Paddle.com Market Ltd is the seller of record. It handles the payment and the tax, and sends the receipt. We never see your card.',
              },
              {
                question: 'Will my price go up?',
                answer:
                  'If it does, we’ll tell you at least 30 days in advance. The new price applies from the next renewal, and you can cancel before that.',
              },
            ],
          },
          {
            id: 'people',
            heading: 'People and Macs',
            questions: [
              {
                question: 'On how many Macs can I use it?',
                answer:
                  'On up to three that you use yourself, at work and at home. A plan belongs to a person, not to a computer.',
              },
              {
                question: 'We’re a company. How many plans do we need?',
                answer:
                  'One for each person who edits. People who only record or watch don’t need one: a recording is a folder that you can pass on.',
              },
              {
                question: 'Can I use the videos commercially?',
                answer:
                  'Yes. What you make is yours, we claim no rights to it, and you don’t have to credit anyone. The [terms](/terms-and-conditions) say the same in more words.',
              },
            ],
          },
        ],
      },
    },
    {
      section: 'call-to-action',
      id: 'begin',
      content: {
        layout: 'plain',
        heading: 'Record first. Pay when you want the video.',
        lede: 'You can download it without an account or a card, and your recordings are yours either way.',
        action: { label: 'Download for Mac', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        secondaryAction: { label: 'How it works', href: '/how-it-works' },
      },
    },
  ],
} satisfies PageDocument;
