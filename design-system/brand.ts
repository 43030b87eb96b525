/** Product and company of the site. */
export interface Brand {
  /** Name of the product. */
  readonly name: string;
  /** The name in commands, file extensions and URLs: lower-case letters, digits and hyphens, such as `demo.onset`. */
  readonly slug: string;
  /** Name of what is sold, in the checkout and for search engines. */
  readonly product: string;
  /** Short slogan, unless the site settings have another. */
  readonly tagline: string;
  /** Description in one sentence. */
  readonly description: string;
  /** Sentence beside the copyright. May be empty. */
  readonly notice: string;
  /** Company that sells the product, for the footer and the legal pages. */
  readonly legalName: string;
  /** Email address for questions, and the default sender of emails. */
  readonly supportEmail: string;
  /** Email address for reports of vulnerabilities. */
  readonly securityEmail: string;
  /** Year of the first version. */
  readonly since: number;
  /** Operating system that the product requires. */
  readonly operatingSystem: string;
  /** Origin of the disk images. Null if there are none; text files on the site replace them. */
  readonly releaseHost: string | null;
}

/** The brand. The name of the product occurs nowhere else in the code. */
export const brand: Brand = {
  name: 'Onset',
  slug: 'onset',
  product: 'Onset for Mac',
  tagline: 'Record your screen. Keep the good part.',
  description: 'Onset records your screen, camera and voice on a Mac, and edits them into a video worth watching.',
  notice: 'Onset is a fictional product.',
  legalName: 'Onset Software Ltd.',
  supportEmail: 'support@onset.example',
  securityEmail: 'security@onset.example',
  since: 2026,
  operatingSystem: 'macOS 14 or later',
  releaseHost: null,
};

/** Returns the name of a version’s disk image without its extension, such as `Name-1.12.0`. */
export function getDownloadName(version: string): string {
  return `${brand.name.replaceAll(' ', '-')}-${version}`;
}
