/*
 * Texts that replace those of the sample product, in files that stay when its samples are removed. A text that a person
 * has changed stays as it is.
 */

/** Texts to replace, by file: each a text or a pattern with its replacement. */
type Replacements = Readonly<Record<string, readonly (readonly [RegExp | string, string])[]>>;

/** Replaces a section of a legal text. `heading` is a pattern of its heading. The section keeps its number. */
const section = (heading: string, newHeading: string, text: string): readonly [RegExp, string] => [
  new RegExp(`^(## \\d+\\. )${heading}\\n[\\s\\S]*?(?=\\n## )`, 'm'),
  `$1${newHeading}\n\n${text}\n`,
];

/** Texts without the pages about screen recording. */
const recordingTexts: Replacements = {
  'site/content/navigation.ts': [
    ['One app that records a Mac and has the edit ready when you stop.', 'What the app does, and what’s new in it.'],
    ['What happens to a recording while you talk', 'Everything that the app does'],
    // The guides that stay are those of the blog.
    [/ {2}\{\n {4}heading: 'Guides',[\s\S]*?\n {2}\},\n/, ''],
    [
      "      { label: 'About', href: '/about' },\n",
      "      { label: 'About', href: '/about' },\n      { label: 'Blog', href: '/blog' },\n",
    ],
  ],
  'site/content/redirects.ts': [
    ['  // These paths may become pages.\n', ''],
    [/\n {2}\{\n {4}path: '\/beta',[\s\S]*?\n {2}\},(?=\n)/, ''],
  ],
  'site/content/plans.ts': [
    [/Your recordings and exports stay yours when it ends/g, 'What you made stays yours when it ends'],
  ],
  'site/content/blog.ts': [
    [/How to record a screen so that people watch it to the end\. [^']+/, 'What we learn while we make the app.'],
    ['Try it on your next recording', 'Try it yourself'],
    ['Recording is free, and you don’t need an account.', 'Say here why it’s easy to try.'],
  ],
  'site/pages/blog.ts': [
    ['Blog: recording, editing, sound', 'Blog: what we’ve learned'],
    [
      /How to record a screen so that [^']+/,
      'What we learn while we make {{brand.name}}, and how to get more out of it. Replace this sentence with your topics.',
    ],
    ['Recordings that people finish', 'What we’ve learned'],
    [/One topic at a time, [^']+/, 'Replace this text: say what people can learn here.'],
  ],
  'site/pages/success.ts': [
    ['Export your first video', 'Use what you bought'],
    [
      /What you recorded before you paid [^']+/,
      'Replace this text: name the first thing that the plan makes possible.',
    ],
  ],
  'site/pages/register.ts': [[' You can record without an account.', '']],
  'site/pages/customer-portal.ts': [[' You can record without one, and pay when you want to export an edit.', '']],
  'site/content/legal/privacy.md': [
    ['- Your recordings stay on your Mac. A video leaves it only when you click Share.\n', ''],
    [
      '- You don’t need an account to record. You need one to buy a plan and to share.\n',
      '- You need an account to buy a plan.\n',
    ],
    [/\nThe app records, zooms, [^\n]+\n/, '\nState here what the app stores, and where.\n'],
    ['The app contacts our servers for three things:', 'The app contacts our servers for two things:'],
    ['3. **Sharing**, if you click Share.\n', ''],
    section(
      'Share pages',
      'What else the app sends',
      'State here what else the app sends to your servers, or to others.',
    ),
    ['the site, the database and share pages', 'the site and the database'],
  ],
  'site/content/legal/refund.md': [
    [
      ' Your recordings are files on your Mac, so they stay there. You can still open, play and copy them, but not export.',
      '',
    ],
  ],
  'site/content/legal/terms-and-conditions.md': [
    ['the app, your account and share pages', 'the app and your account'],
    ['the Mac app, this site, your account and share pages', 'the app, this site and your account'],
    section(
      'Without an active plan',
      'Without an active plan',
      'State here what customers can still do when a plan has ended.',
    ),
    section('Your content', 'Your content', 'What you make with the app belongs to you. We claim no rights in it.'),
    section('What you record', 'What isn’t allowed', 'State here what customers mustn’t do with the app.'),
    [/\nShare pages run on servers [^\n]+\n/, ''],
    [/\nKeep a second copy of every recording [^\n]+\n/, ''],
    ['your rights in your videos', 'your rights in what you made'],
  ],
};

/** Author of posts without the invented people. */
export const TEAM = 'The team';

const peopleTexts: Replacements = {
  'site/content/blog.ts': [
    [/\/\*\* Authors of posts by name\.[^\n]+/, '/** Authors of posts by name. */'],
    [/(const authors = \{)/, `$1 '${TEAM}': {},`],
    [/\n {2}'[^']+': \{[^}]*sampleLabel[^}]*\},/g, ''],
  ],
  'site/content/posts/*.md': [[/^author: (?:Ines Weber|Tess Morgan|Jonas Brandt)$/m, `author: ${TEAM}`]],
};

/** Topic of posts without the sample posts. */
export const NEWS = 'news';

const postTexts: Replacements = {
  'site/content/blog.ts': [
    [
      /(export const topics = \{)[\s\S]*?(\} as const)/,
      `$1 ${NEWS}: { label: 'News', description: 'What’s new in the app, and why we made it.' } $2`,
    ],
  ],
};

/** Placeholder of the version of the required system. */
export const MINIMUM_SYSTEM = 'MINIMUM_SYSTEM';

const releaseTexts: Replacements = {
  'site/content/releases/1.0.0.md': [
    [
      // The hash of the sample.
      /[\s\S]*d332eaf25a47e764210f72c07bfd2aa1591b602425c1688a8006ead2aa238507[\s\S]*/,
      `---
version: "1.0.0"
date: 2026-12-01
title: The first version
illustration: disk-image
bytes: 1000000
sha256: "${'0'.repeat(64)}"
minimumSystem: "${MINIMUM_SYSTEM}"
---

## New

- Replace this release with yours: its version, date, size and checksum, and a line for each change.
`,
    ],
  ],
};

/** Texts that replace those of a sample when it is removed. */
export const sampleTexts = {
  recording: recordingTexts,
  comparisons: {},
  people: peopleTexts,
  posts: postTexts,
  releases: releaseTexts,
} as const satisfies Readonly<Record<string, Replacements>>;
