import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'reading',
  status: 'new',
  summary: 'Says what changed in each version, the newest first, with an anchor for each.',
  anatomy: [
    { part: 'Version', what: 'The link to itself, so that support can point at it' },
    { part: 'Day and mark', what: 'When it came out, and whether it is the newest or mends a fault of security' },
    { part: 'Rail', what: 'The time from release to release; the record light is the version of today' },
    { part: 'Changes', what: 'By kind: what is new, what is better, what is mended' },
    { part: 'File', what: 'The download of this very version, its size and the system it needs' },
  ],
  useWhen: ['People ask what an update brings.', 'The updater of the app shows its notes from this page.'],
  avoidWhen: ['One new feature deserves a page of words: write a post and link to it.'],
  dos: [
    { words: 'Say what a person can do now, or what no longer goes wrong.' },
    { words: 'Mark a release that mends a fault of security, also when it is no longer the newest.' },
  ],
  donts: [
    {
      words: '“Bug fixes and improvements”: nobody can tell whether theirs is among them.',
      content: {
        releases: [
          {
            version: '1.12.0',
            date: '2026-11-18',
            title: 'Bug fixes and improvements',
            download: {
              href: 'https://downloads.onset.example/Onset-1.12.0.dmg',
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
    'The rail is decoration. Order, headings and days say the same.',
    'The newest and a security release are marked in words, not by colour alone.',
  ],
} satisfies SectionDocs;
