import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { srgbHex } from '../../design-system/emails/srgb.ts';
import { color } from '../../design-system/tokens/index.ts';
import { brandMark } from './brand-mark.ts';

/** What the icons stand for. */
interface IconOptions {
  readonly name: string;
  readonly description: string;
}

/**
 * Writes the icons that systems ask for beside `favicon.svg`, and the web manifest that names them. The mark stands on the
 * canvas colour, so that it is seen on a home screen of any colour; a maskable icon has the room a system may cut away.
 */
export async function writeIcons(client: string, { name, description }: IconOptions): Promise<void> {
  const write = async (file: string, size: number, share: number): Promise<void> =>
    writeFileSync(join(client, file), await drawIcon(size, share));
  await Promise.all([
    write('icon-192.png', 192, 0.7),
    write('icon-512.png', 512, 0.7),
    write('icon-maskable-512.png', 512, 0.5),
    write('apple-touch-icon.png', 180, 0.62),
  ]);
  writeFileSync(join(client, 'favicon.ico'), icoOf(await drawIcon(32, 0.94, false), 32));
  writeFileSync(join(client, 'site.webmanifest'), `${JSON.stringify(manifest(name, description), undefined, 2)}\n`);
}

const ground = srgbHex(color.canvas.light);

/** The mark as a square PNG; `share` is how much of the side it takes. */
async function drawIcon(size: number, share: number, hasGround = true): Promise<Buffer> {
  const side = size * share;
  const edge = (size - side) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    ${hasGround ? `<rect width="${size}" height="${size}" fill="${ground}"/>` : ''}
    <g transform="translate(${edge} ${edge}) scale(${side / 24})">${brandMark()}</g>
  </svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/** One PNG as an ICO file, which some clients ask for at `/favicon.ico` whatever a page says. */
export function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // An icon,
  header.writeUInt16LE(1, 4); // of one picture,
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // in one plane
  header.writeUInt16LE(32, 12); // of 32 bits a pixel.
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

function manifest(name: string, description: string) {
  const icon = (src: string, size: number, purpose?: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose === undefined ? {} : { purpose }),
  });
  return {
    name,
    short_name: name,
    description,
    start_url: '/',
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: [
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      icon('/icon-maskable-512.png', 512, 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}
