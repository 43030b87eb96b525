/** Who the site is about. To rename the site, change this file. */
export const brand = {
  /** The product, as it is written everywhere. */
  name: 'Onset',
  /** The promise in a few words, unless the site-wide content has another. */
  tagline: 'Record your screen. Keep the good part.',
  /** What it is, in a sentence. */
  description: 'Onset records your screen, camera and voice on a Mac, and edits them into a video worth watching.',
  /** Who sells it: the footer and the legal pages. */
  legalName: 'Onset Software Ltd.',
  /** Where questions go. */
  supportEmail: 'support@onset.example',
  /** Where faults of security are told. */
  securityEmail: 'security@onset.example',
  /** The year the first version came out. */
  since: 2026,
  /** Where the disk images are, such as `https://downloads.example.com`. Null while there are none: text files of the site stand in. */
  releaseHost: null as string | null,
  /** What the product runs on. */
  operatingSystem: 'macOS 14 or later',
} as const;
