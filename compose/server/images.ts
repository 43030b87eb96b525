import { readdir } from 'node:fs/promises';
import { sep } from 'node:path';

/** The pictures that a page may name, by their paths on the site. */
export async function imagesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => /\.(?:avif|webp|png|jpe?g|svg)$/.test(name))
    .map((name) => `/${name.split(sep).join('/')}`)
    .toSorted();
}
