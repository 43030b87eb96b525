import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Pricing',
  description:
    'One product, everything in it: {{price.monthly}} a month, {{price.yearly}} a year, or {{price.lifetime}} once. What differs, and which of them is yours.',
  sections: [
    {
      section: 'pricing',
      id: 'plans',
      content: {
        at: '00:00',
        label: 'Pricing',
        heading: 'One app. Three ways to pay for it.',
        headingLevel: 1,
        lede: 'Everything is in every plan. What differs is how long you want it, and how you like to pay.',
        billingLabel: 'Billing',
        plans: ['monthly', 'yearly', 'lifetime'],
        defaultPlan: 'yearly',
        actionLabel: 'Buy {{brand.name}}',
        includesHeading: 'In every plan',
        includes: [
          'Screen, camera and microphone in one recording',
          'Zooms to the click, every one yours to move',
          'A smooth cursor, sharp at any size',
          'Your camera without the room behind you',
          'Export in three shapes at once, up to **4K at 60 frames**',
          'No watermark, in no plan',
        ],
        guarantee: '{{refund.days}} days to change your mind, and the whole price back.',
      },
    },
    {
      section: 'feature-grid',
      id: 'which',
      content: {
        at: '00:04',
        label: 'Which one',
        heading: 'It depends on how often you edit',
        lede: 'Recording is not what you pay for: that works without a plan. Count the months in which you want a finished film.',
        features: [
          {
            icon: 'calendar',
            title: 'Monthly, for one job',
            text: 'A launch, a course, a pile of answers. Pay while you edit, end the plan, and come back when there is more to do.',
          },
          {
            icon: 'refresh',
            title: 'Yearly, for a habit',
            text: 'You make something every few weeks. By the ninth month it has cost less than Monthly would have.',
          },
          {
            icon: 'disk',
            title: 'Lifetime, to be done with it',
            text: 'You would rather own a version than rent the newest. It costs less than paying for Yearly twice.',
          },
        ],
      },
    },
    {
      section: 'comparison-table',
      id: 'compare',
      content: {
        at: '00:07',
        label: 'What differs',
        heading: 'The app is the same. The paying is not.',
        caption:
          'The monthly, yearly and lifetime plans by what they cost, what they give, and what is left when they end',
        columns: [
          { name: 'Monthly', detail: 'Renews each month' },
          { name: 'Yearly', detail: 'Renews each year' },
          { name: 'Lifetime', detail: 'Never renews' },
        ],
        groups: [
          {
            heading: 'What you pay',
            rows: [
              {
                feature: 'Charged',
                detail: 'Tax depends on where you live. The checkout shows it before you pay.',
                cells: [
                  { text: '{{price.monthly}} each month' },
                  { text: '{{price.yearly}} once a year' },
                  { text: '{{price.lifetime}}, once' },
                ],
              },
              {
                feature: 'Costs least if you need it for',
                detail:
                  'By the prices alone, without counting updates. After a year, Yearly goes on as Monthly where that costs less.',
                cells: [{ text: 'Up to 7 months' }, { text: '8 to 19 months' }, { text: '20 months and more' }],
              },
              {
                feature: 'Ends by itself',
                cells: ['no', 'no', { is: 'yes', text: 'There is nothing to end' }],
              },
              { feature: '{{refund.days}} days to change your mind', cells: ['yes', 'yes', 'yes'] },
            ],
          },
          {
            heading: 'What you get',
            rows: [
              { feature: 'Everything {{brand.name}} does', cells: ['yes', 'yes', 'yes'] },
              { feature: 'Macs of your own', cells: [{ text: 'Three' }, { text: 'Three' }, { text: 'Three' }] },
              {
                feature: 'New versions',
                cells: [
                  { text: 'While it runs' },
                  { text: 'While it runs' },
                  { is: 'partly', text: 'For {{updates.years}}' },
                ],
              },
            ],
          },
          {
            heading: 'When the paying is over',
            rows: [
              { feature: 'Recordings open, play and copy', cells: ['yes', 'yes', 'yes'] },
              {
                feature: 'Edits can be exported',
                cells: ['no', 'no', { is: 'yes', text: 'In your last version' }],
              },
            ],
          },
          {
            heading: 'In none of them',
            rows: [
              {
                feature: 'Windows, Linux, live streaming',
                detail: 'Nor a team library, or an editor in the cloud.',
                cells: ['no', 'no', 'no'],
              },
            ],
          },
        ],
      },
    },
    {
      section: 'media-rows',
      id: 'stopping',
      content: {
        at: '00:12',
        label: 'Afterwards',
        heading: 'What happens when you stop',
        start: 'media',
        rows: [
          {
            title: 'Your recordings do not notice',
            text: 'They are folders of plain tracks on your disk, and other programs open them too. We could not lock them if we wanted to. What waits is the export of an edit, and it waits as you left it.',
            points: [
              'The plan runs to the end of what is paid',
              'A yearly plan is announced by mail before it renews',
              'Come back after a year, and the edit is still there',
            ],
            link: { label: 'What is in the folder', href: '/blog/your-recording-is-a-folder' },
            media: {
              kind: 'illustration',
              name: 'tracks-on-disk',
            },
          },
        ],
      },
    },
    {
      section: 'faq',
      id: 'faq',
      content: {
        at: '00:16',
        label: 'Questions',
        heading: 'Asked before buying',
        lede: 'Another question? [Write to us](mailto:{{brand.supportEmail}}).',
        questions: [
          {
            question: 'What if it is not for me?',
            answer:
              'Write to us within {{refund.days}} days and the whole price comes back, tax included. You need not say why. [How a refund goes](/refund) is on a page of its own.',
          },
          {
            question: 'What happens when I stop paying?',
            answer:
              'Your recordings are files on your Mac and stay yours: they open, play and copy as before. Exporting an edit waits until you come back.',
          },
          {
            question: 'What does “one year of updates” mean?',
            answer:
              'Paid once, it comes with every version of the first year. The last of them is yours for good, and goes on working.',
          },
          {
            question: 'Is there a watermark?',
            answer: 'No. Not in any plan, and not in any export.',
          },
          {
            question: 'Can I change from one plan to another?',
            answer: 'Yes, at any time. The new price is charged when the period you’ve paid for ends.',
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
                  'They depend on where you live. The checkout works them out and shows the whole sum before you pay, in your currency too. The receipt names them.',
              },
              {
                question: 'Who is Paddle, on my statement?',
                answer:
                  'Paddle.com Market Ltd is the seller of record. It takes the payment, passes the tax on and sends the receipt. We never see your card.',
              },
              {
                question: 'Will the price go up while I pay it?',
                answer:
                  'If it does, you hear of it at least 30 days ahead, and it holds from the next renewal. You may end the plan before that.',
              },
            ],
          },
          {
            id: 'people',
            heading: 'People and Macs',
            questions: [
              {
                question: 'On how many Macs may I use it?',
                answer:
                  'On up to three that you use yourself, at work as well as at home. A plan belongs to a person and not to a machine.',
              },
              {
                question: 'We are a company. How many do we need?',
                answer:
                  'One for each person who edits. Whoever only records, or only watches, needs none: the recording is a folder that can be handed over.',
              },
              {
                question: 'May I use the films commercially?',
                answer:
                  'Yes. What you make is yours, we claim no right in it, and nobody has to be mentioned. The [terms](/terms-and-conditions) say the same in more words.',
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
        heading: 'Record first. Pay when you want the film.',
        lede: 'The download needs neither account nor card, and your first recording is yours either way.',
        action: { label: 'Download {{brand.name}}', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        secondaryAction: { label: 'How it works', href: '/how-it-works' },
      },
    },
  ],
} satisfies PageDocument;
