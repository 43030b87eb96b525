import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { toSrgbHex } from '../../design-system/emails/srgb.ts';
import { logo } from '../../design-system/primitives/logo.ts';
import type { Logo } from '../../design-system/primitives/logo.ts';
import { color } from '../../design-system/tokens/index.ts';
import { brand } from '@onset/design-system/brand';
import { escapeXml } from '../../site/app/escape-xml.ts';
import type { Step } from './step.ts';

/** Icons that systems request besides `favicon.svg`, and the web manifest that names them. */
export const icons: Step = {
  writes: 'icons',
  site: async ({ client }) => {
    const write = async (file: string, size: number, share: number): Promise<void> =>
      writeFileSync(join(client, file), await renderIcon(size, share));
    await Promise.all([
      write('icon-192.png', 192, 0.7),
      write('icon-512.png', 512, 0.7),
      // Systems may crop a maskable icon.
      write('icon-maskable-512.png', 512, 0.5),
      write('apple-touch-icon.png', 180, 0.62),
    ]);
    writeFileSync(join(client, 'favicon.ico'), icoOf(await renderIcon(32, 0.94, false), 32));
    const manifest = webManifest(brand.name, brand.description);
    writeFileSync(join(client, 'site.webmanifest'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  },
};

/** Returns the logo as SVG in a box of `logo.size`, in the light theme, like `primitives/brand-mark`. */
export function brandMark(): string {
  return toSvg(logo.shapes, { ink: toSrgbHex(color.ink.light), accent: toSrgbHex(color.record.light) });
}

/** Returns a logo as an SVG file in both themes. `record` is the color of its shapes in the accent. */
export function faviconSvg({ size, shapes }: Logo = logo, record: string = color.record.light): string {
  const [light, dark] = (['light', 'dark'] as const).map((theme) => toSrgbHex(color.ink[theme]));
  const styles = `<style>.s{color:${light}}@media(prefers-color-scheme:dark){.s{color:${dark}}}</style>`;
  const content = toSvg(shapes, { ink: 'currentColor', accent: toSrgbHex(record) });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" class="s">${styles}${content}</svg>\n`;
}

/** Returns shapes as SVG, with colors in place of the classes of the theme. */
function toSvg(shapes: Logo['shapes'], themed: Readonly<Record<'ink' | 'accent', string>>): string {
  return shapes
    .map(({ element, attributes: { className = '', ...attributes } }) => {
      const classes = String(className).matchAll(/(fill|stroke)-(current|record)/g);
      const paints = [...classes].map(([, attribute = '', name]): [string, string] => [
        attribute,
        name === 'record' ? themed.accent : themed.ink,
      ]);
      const text = [...Object.entries(attributes), ...paints].map(
        ([name, value]) =>
          ` ${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${escapeXml(String(value))}"`,
      );
      return `<${element}${text.join('')}/>`;
    })
    .join('');
}

/** Background, so that the mark is visible on a home screen of any color. */
const background = toSrgbHex(color.canvas.light);

/** Renders the mark as a square PNG of `size` pixels. The mark takes `share` of the width, from 0 to 1. */
async function renderIcon(size: number, share: number, hasBackground = true): Promise<Buffer> {
  const side = size * share;
  const edge = (size - side) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    ${hasBackground ? `<rect width="${size}" height="${size}" fill="${background}"/>` : ''}
    <g transform="translate(${edge} ${edge}) scale(${side / logo.size})">${brandMark()}</g>
  </svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/** Returns a PNG as an ICO file, which some clients request at `/favicon.ico` whatever icons a page names. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // Type: icon
  header.writeUInt16LE(1, 4); // Number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // Color planes
  header.writeUInt16LE(32, 12); // Bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

function webManifest(name: string, description: string) {
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
    background_color: background,
    theme_color: background,
    icons: [
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      icon('/icon-maskable-512.png', 512, 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}
