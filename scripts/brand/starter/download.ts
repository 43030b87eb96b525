import type { PageDocument } from '../../../site/compositor/page-document.ts';

export default {
  title: 'Download {{brand.name}}',
  description:
    '{{brand.name}} {{release.version}}: the disk image, its checksum, the requirements, and how to install and uninstall it.',
  sections: [
    {
      section: 'download-card',
      id: 'file',
      content: {
        heading: 'Download {{brand.name}}',
        headingLevel: 1,
        lede: 'Replace this text: can people try it without an account or a plan?',
        product: '{{brand.name}} for Mac',
        architectures: 'Apple silicon and Intel',
        actionLabel: 'Download for Mac',
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
      },
    },
    {
      section: 'steps',
      id: 'install',
      content: {
        heading: 'Install it',
        lede: 'It needs {{brand.operatingSystem}}.',
        steps: [
          { title: 'Open the disk image', text: 'Drag {{brand.name}} to Applications. Then eject the disk.' },
          {
            title: 'Open the app',
            text: 'macOS says once that the app is from the internet. List here what else macOS will ask, and why.',
          },
          { title: 'Log in', text: 'If you have a plan, [your account](/customer-portal) activates the app.' },
        ],
      },
    },
    {
      section: 'faq',
      id: 'faq',
      content: {
        heading: 'Questions about the download',
        questions: [
          {
            question: 'How do I uninstall it?',
            answer: 'Move {{brand.name}} from Applications to the Trash. Name the other files here that it leaves.',
          },
        ],
      },
    },
  ],
} satisfies PageDocument;
