import type { PageDocument } from '../../../site/compositor/page-document.ts';

export default {
  title: 'About {{brand.name}}',
  description: 'Who makes {{brand.name}}, how {{brand.legalName}} decides what to build, and how to reach the company.',
  sections: [
    {
      section: 'page-hero',
      id: 'top',
      content: {
        layout: 'title',
        label: 'About',
        heading: 'Who makes {{brand.name}}',
        lede: 'Replace this text: say who {{brand.legalName}} is, since when, and why you make this app.',
        actions: [{ label: 'Write to us', href: 'mailto:{{brand.supportEmail}}' }],
      },
    },
    {
      section: 'feature-grid',
      id: 'contact',
      content: {
        heading: 'How to reach us',
        features: [
          {
            title: 'Ask a question',
            text: 'Write to [support](mailto:{{brand.supportEmail}}) and say which version of {{brand.name}} you use.',
          },
          {
            title: 'Report a vulnerability',
            text: 'Write to [security](mailto:{{brand.securityEmail}}). Say how soon you reply.',
          },
        ],
      },
    },
  ],
} satisfies PageDocument;
