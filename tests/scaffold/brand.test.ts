import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@onset/design-system/brand';
import { describe, expect, test } from 'vitest';
import { readAccent } from '../../scripts/brand/accent.ts';
import { getDefault, readAnswers, toBrand } from '../../scripts/brand/answers.ts';
import { brandChanges } from '../../scripts/brand/changes.ts';
import { readLogo } from '../../scripts/brand/logo.ts';
import { color } from '../../design-system/tokens/index.ts';
import { faviconSvg } from '../../scripts/build/icons.ts';

const root = join(import.meta.dirname, '../..');
const readFile = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('answers', () => {
  test('keep the present values, in which the old name is replaced', () => {
    expect(toBrand({})).toEqual(brand);
    expect(toBrand({ name: 'Quill Cast' })).toMatchObject({
      slug: 'quill-cast',
      description: brand.description.replaceAll(brand.name, 'Quill Cast'),
      supportEmail: brand.supportEmail,
    });
    expect(getDefault('slug', '3D Über-Cut!')).toBe('d-u-ber-cut');
  });

  test('can be empty where a value is optional', () => {
    expect(toBrand(readAnswers({ notice: '-', 'release-host': null }))).toMatchObject({
      notice: '',
      releaseHost: null,
    });
    const hosted = readAnswers({ 'release-host': 'https://downloads.example.com/' });
    expect(toBrand(hosted).releaseHost).toBe('https://downloads.example.com');
  });

  test.each([
    [{ nme: 'x' }, 'nme is not an answer. Use name, slug,'],
    [{ name: '' }, 'name is "". Use a text of 1 to 30 characters.'],
    [{ name: '{{x}}' }, 'name is "{{x}}". Use a text without line breaks and braces.'],
    [{ slug: 'Quill Cast' }, 'slug is "Quill Cast". Use lower-case letters, digits and hyphens.'],
    [{ support: 'me' }, 'support is "me". Use an email address such as support@example.com.'],
    [{ since: 'now' }, 'since is "now". Use a year such as 2026.'],
    [{ accent: 'blue' }, 'accent is "blue". Use a color such as #2456d6.'],
    [{ 'release-host': 'http://a.example' }, 'release-host is "http://a.example". Use an origin such as https://'],
  ])('%j are rejected with what to use', (answers, message) => {
    expect(() => readAnswers(answers)).toThrow(message);
  });
});

describe('an accent', () => {
  test.each(['#2456d6', '#0f766e', '#7c3aed'])('%s has derived colors in both themes', (hex) => {
    expect(readAccent(hex)['accent-text'].dark).not.toBe(readAccent(hex)['accent-text'].light);
  });

  test('on which white text isn’t readable is refused with the closest one that passes', () => {
    const read = (hex: string) => () => readAccent(hex);
    expect(read('#ffcc00')).toThrow(
      /contrast of 1\.51:1 in the light theme and 1\.51:1 in the dark theme, less than 4\.5:1/,
    );
    const [, closest = ''] =
      /The closest color that passes in both themes is (#[\da-f]{6})\.$/.exec(errorOf('#ffcc00')) ?? [];
    expect(read(closest)).not.toThrow();
  });

  test('that looks like the color of errors gets another color of errors', () => {
    expect(readAccent('#8f0c46').danger.light).not.toBe(color.danger.light);
    expect(readAccent('#2456d6').danger).toEqual(color.danger);
  });

  function errorOf(hex: string): string {
    try {
      readAccent(hex);
    } catch (error) {
      return String(error);
    }
    return '';
  }
});

describe('a logo', () => {
  const svg = (content: string, viewBox = '0 0 32 32') =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`;

  test('has shapes with the colors of the theme, the accent and its own', () => {
    const content = `<title>Quill</title><g fill="#2456D6" transform="scale(2)"><circle cx="8" cy="8" r="7"/></g>
      <path d="M1 1h2" stroke="#fff" stroke-width="3" fill="none"/><rect width="4" height="4"/>`;
    expect(readLogo(svg(content), '#2456d6')).toEqual({
      size: 32,
      shapes: [
        {
          element: 'circle',
          attributes: { transform: 'scale(2)', cx: '8', cy: '8', r: '7', className: 'fill-record' },
        },
        { element: 'path', attributes: { d: 'M1 1h2', strokeWidth: '3', fill: 'none', stroke: '#fff' } },
        { element: 'rect', attributes: { width: '4', height: '4', className: 'fill-current' } },
      ],
    });
  });

  test.each([
    ['another file', 'PNG', 'contains no <svg> element'],
    ['a wide drawing', svg('<path d="M0 0"/>', '0 0 64 32'), 'needs a square viewBox'],
    ['nothing', svg(''), 'contains no shapes'],
    ['text', svg('<text>Q</text>'), 'contains <text>. Use only circle,'],
    ['a script', svg('<script>alert(1)</script>'), 'contains <script>'],
    ['styles', svg('<path d="M0 0" style="fill:red"/>'), 'contains styles or classes'],
    ['a gradient', svg('<path d="M0 0" fill="url(#a)"/>'), 'contains the color “url(#a)”'],
    ['a large file', svg(`<path d="${'M0 0'.repeat(600)}"/>`), 'has 2478 bytes. Simplify it'],
  ])('is rejected if it is or contains %s', (_, text, message) => {
    expect(() => readLogo(text, '#000000')).toThrow(`The logo ${message}`);
  });

  test('of the site is also its favicon', () => {
    expect(readFile('site/public/favicon.svg'), 'Run npm run brand with the accent again').toBe(faviconSvg());
  });
});

test('the files of the brand contain the answers', () => {
  const accent = getDefault('accent', '') === '#2456d6' ? '#7c3aed' : '#2456d6';
  const answers = { name: 'Quill Cast', accent, logo: 'logo.svg' };
  const edited = brandChanges(answers, () => '<svg viewBox="0 0 8 8"><path d="M1 1h6"/></svg>');
  const texts = Object.entries(edited).map(([path, edit]) => edit(readFile(path)));
  const [brandText, colorText, logoText, favicon] = texts;
  expect(brandText).toContain('"name": "Quill Cast"');
  expect(brandText).not.toContain(`'${brand.name}'`);
  expect(colorText).toContain(`accent: themed('${readAccent(accent).accent.light}'`);
  expect(logoText).toContain('"size": 8');
  expect(favicon).toContain('<path d="M1 1h6" fill="currentColor"/>');
});
