/** What the workshop's page may be given of this repository: the sources of its own modules, styles, fonts and pictures. */
const SERVED = [
  /^\/@vite\//,
  /^\/(?:compose|design-system)\//,
  /^\/site\/(?:app|compositor|connected|content)\//,
  /^\/site\/runtime\/drawings\.css$/,
  /^\/stories\/__visual__\//,
  /^\/node_modules\//,
];

/**
 * Whether a path of an address may be answered from the disk. A repository holds more than its sources, such as the keys
 * and the database of a server that runs in it, and other people on this machine can ask too.
 */
export function mayServe(path: string, images: readonly string[]): boolean {
  let plain: string;
  try {
    plain = decodeURIComponent(path);
  } catch {
    return false;
  }
  if (plain.includes('..') || plain.includes('\\') || plain.includes('\0')) return false;
  return images.includes(plain) || SERVED.some((form) => form.test(plain));
}
