import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'manage-an-account',
  status: 'stable',
  summary: 'Lets a customer download their data or delete their account.',
  keywords: ['GDPR export', 'danger zone', 'right to erasure', 'personal information', 'privacy settings'],
  anatomy: [
    { part: 'Download', description: 'Describes and downloads the data file.' },
    { part: 'Deletion', description: 'What deleting the account means.' },
    { part: 'Active subscription', description: 'The plan and its end date, if a subscription would continue.' },
    { part: 'Deleted data', description: 'What is deleted.' },
    { part: 'Retained data', description: 'What is kept, by whom and under which law.' },
    {
      part: 'Confirmation form',
      description: 'A collapsed form with a password field and checkboxes.',
    },
    {
      part: 'Confirmation message',
      description: 'Replaces the download and the deletion.',
    },
  ],
  useWhen: ['An account page needs data export and account deletion. Place it last on the page.'],
  avoidWhen: [
    'The customer only wants to end a subscription. Use `subscription-overview` instead.',
    'The customer wants to log out. Use `account-intro` instead.',
  ],
  dos: [
    {
      text: 'Describe the file before the customer downloads it.',
      content: {
        exportText: 'Everything in your account as one JSON file: your details, your sessions and your purchases.',
      },
    },
    {
      text: 'State what is kept as clearly as what is deleted.',
    },
  ],
  donts: [
    {
      text: 'Don’t plead with customers who want to leave.',
      content: {
        heading: 'Before you go',
        lede: 'We would be so sorry to lose you. Is there really nothing we can do to make you stay?',
      },
    },
    {
      text: 'Don’t hide the deletion behind a vague label.',
      content: {
        deletion: {
          heading: 'Other options',
          text: 'Advanced settings for the status of your account.',
          goes: ['Some of your data'],
          stays: [],
          openLabel: 'Manage status',
          understoodText: 'I understand.',
        },
      },
    },
  ],
  accessibility: [
    'The deletion form is in a native `details` element.',
    'A wrong password is an error on its field. The other values are kept.',
    'A live region announces that the subscription is being canceled.',
    'The label of the delete button states the action, so the danger color is not the only cue.',
  ],
} satisfies SectionDocs;
