import { brand } from '../../brand.ts';
import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'publish-content',
  status: 'new',
  summary: 'Lists the changes in each version, newest first, with an anchor for each.',
  keywords: ['changelog', 'update notes', 'history', 'improvements', 'bug fixes'],
  anatomy: [
    { part: 'Version', description: 'A link to the release’s anchor.' },
    { part: 'Date and badge', description: 'The release date, and an optional badge such as “Newest” or “Security”.' },
    { part: 'Rail', description: 'A line with a dot per release; the newest is red.' },
    { part: 'Illustration', description: 'Shows a part of the app that changed.' },
    { part: 'Changes', description: 'Grouped by kind, such as “New”, “Better” and “Fixed”.' },
    { part: 'Older versions', description: 'A line that opens the releases after the first three.' },
    { part: 'Download', description: 'A link to the file, with size and system requirement.' },
  ],
  useWhen: ['Customers want to know what an update changes.'],
  avoidWhen: ['A new feature needs a full explanation. Use `post` instead and link to it.'],
  dos: [
    { text: 'Describe what customers can do now, or which problem is fixed.' },
    { text: 'Mark every security release, even when it is no longer the newest.' },
  ],
  donts: [
    {
      text: 'Don’t write “Bug fixes and improvements”. It doesn’t tell customers what is fixed.',
      content: {
        releases: [
          {
            version: '1.12.0',
            date: '2026-11-18',
            title: 'Bug fixes and improvements',
            download: {
              href: `https://downloads.onset.example/${brand.name}-1.12.0.dmg`,
              bytes: 63_963_136,
              minimumSystem: 'macOS 14',
            },
            changes: [
              {
                heading: 'Better',
                blocks: [{ type: 'list', items: [[{ type: 'paragraph', children: ['Various improvements.'] }]] }],
              },
            ],
          },
        ],
      },
    },
  ],
  accessibility: [
    'The rail is decorative; headings and dates convey the same information.',
    'Badges mark the newest and security releases with text, not color alone.',
  ],
} satisfies SectionDocs;
