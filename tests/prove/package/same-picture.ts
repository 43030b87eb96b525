import sharp from 'sharp';

/** How much a shade of a pixel may differ, of 255: a minifier that writes a colour in other words rounds it. */
const ROUNDED = 1;

/** What differs between two pictures, in a line; nothing where they show the same. */
export async function differenceOf(one: string, other: string): Promise<string | undefined> {
  const read = (file: string) => sharp(file).raw().toBuffer({ resolveWithObject: true });
  const [first, second] = await Promise.all([read(one), read(other)]);
  const sizes = [first, second].map(({ info }) => `${info.width} × ${info.height}`);
  if (sizes[0] !== sizes[1]) return `is ${sizes[1]}, expected ${sizes[0]}`;
  if (first.data.equals(second.data)) return undefined;
  let most = 0;
  for (let index = 0; index < first.data.length; index += 1)
    most = Math.max(most, Math.abs((first.data[index] ?? 0) - (second.data[index] ?? 0)));
  return most > ROUNDED ? `differs by up to ${most} of 255` : undefined;
}
