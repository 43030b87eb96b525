/** Product and company of the site. To rename the site, change this file. */
export const brand = {
  /** Name of the product. */
  name: 'Onset',
  /** Short slogan, unless the site settings have another. */
  tagline: 'Record your screen. Keep the good part.',
  /** Description in one sentence. */
  description: 'Onset records your screen, camera and voice on a Mac, and edits them into a video worth watching.',
  /** Company that sells it, for the footer and the legal pages. */
  legalName: 'Onset Software Ltd.',
  /** Email address for questions. */
  supportEmail: 'support@onset.example',
  /** Email address for reports of vulnerabilities. */
  securityEmail: 'security@onset.example',
  /** Year of the first version. */
  since: 2026,
  /**
   * Origin of the disk images, such as `https://downloads.example.com`. Null if there are none; text files on the site
   * replace them.
   */
  releaseHost: null as string | null,
  /** Operating system that the product requires. */
  operatingSystem: 'macOS 14 or later',
} as const;
