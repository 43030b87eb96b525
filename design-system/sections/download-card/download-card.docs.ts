import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'convert-visitors',
  status: 'new',
  summary: 'Offers the latest release with the details visitors check before they install it.',
  keywords: ['installer', 'get the app', 'DMG', 'system requirements', 'checksum'],
  anatomy: [
    {
      part: 'Release',
      description: 'Product, version, download button, date, size, system requirement and processors.',
    },
    { part: 'Signature and checksum', description: 'Who signed the file, and its SHA-256 checksum.' },
    { part: 'Homebrew command', description: 'One click selects the whole line, and a button copies it.' },
    { part: 'Permissions', description: 'The macOS permissions the app requests, each with its reason.' },
    { part: 'Older versions', description: 'A collapsed list for customers who need a specific version.' },
    { part: 'Hand-off', description: 'Replaces the button on phones and tablets and sends the page to a Mac.' },
  ],
  useWhen: [
    'Visitors want to download the app. Use it once, on the download page.',
    'Administrators need the version, the checksum and a command for Terminal.',
  ],
  avoidWhen: [
    'The page has another main topic. Link to the download page with `call-to-action` instead.',
    'The content is release notes. Use `release-list` instead.',
  ],
  dos: [
    {
      text: 'Explain each permission from the user’s point of view.',
      content: {
        permissions: [{ icon: 'microphone', name: 'Microphone', reason: 'To record your voice when you want it.' }],
        older: undefined,
      },
    },
    {
      text: 'Name the button after the action.',
      content: { actionLabel: 'Download for Mac', permissions: undefined, older: undefined },
    },
  ],
  donts: [
    {
      text: 'Don’t hide permissions behind technical terms.',
      content: {
        permissions: [{ icon: 'chip', name: 'System services', reason: 'Needed for advanced functionality.' }],
        older: undefined,
      },
    },
    {
      text: 'Don’t pressure visitors.',
      content: { actionLabel: 'Get it now, before you forget', permissions: undefined, older: undefined },
    },
  ],
  accessibility: [
    'The release details are a description list.',
    'Copy buttons name what they copy, and a live region announces the result. If copying fails, the text is selected.',
    'Without JavaScript, the copy buttons are hidden.',
    'The checksum and the Homebrew command wrap at large text sizes.',
  ],
} satisfies SectionDocs;
