import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@onset/design-system/brand';
import { describe, expect, test } from 'vitest';
import { readAccent } from '../../scripts/brand/accent.ts';
import { getDefault, presentAccent, readAnswers, toBrand } from '../../scripts/brand/answers.ts';
import { applyEdits, getChanges } from '../../scripts/brand/changes.ts';
import { fontOptions, getFace, readFont } from '../../scripts/brand/fonts.ts';
import { readLogo } from '../../scripts/brand/logo.ts';
import { toSrgbHex } from '../../design-system/emails/srgb.ts';
import { LIST, removeSamples, sampleNames, samples } from '../../scripts/brand/samples.ts';
import type { SampleName } from '../../scripts/brand/samples.ts';
import { hasSample } from '../setup/samples.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';
import { color } from '../../design-system/tokens/index.ts';
import { faviconSvg } from '../../scripts/build/icons.ts';

const root = join(import.meta.dirname, '../..');
const readFile = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('the answers', () => {
  test('have defaults, in which the new name replaces the old one', () => {
    expect(toBrand({})).toEqual(brand);
    expect(toBrand({ name: 'Quill Cast' })).toMatchObject({
      slug: 'quill-cast',
      description: brand.description.replaceAll(brand.name, 'Quill Cast'),
      supportEmail: brand.supportEmail,
    });
    expect(getDefault('slug', '3D Über-Cut!')).toBe('d-u-ber-cut');
  });

  test('can be empty if a value is optional', () => {
    expect(toBrand(readAnswers({ notice: '-', 'release-host': null }))).toMatchObject({
      notice: '',
      releaseHost: null,
    });
    const hosted = readAnswers({ 'release-host': 'https://downloads.example.com/' });
    expect(toBrand(hosted).releaseHost).toBe('https://downloads.example.com');
  });

  test.each([
    [{ nme: 'x' }, 'nme can’t be answered. Use name, slug,'],
    [{ name: '' }, 'name is "". Use a text of 1 to 30 characters.'],
    [{ name: '{{x}}' }, 'name is "{{x}}". Use a text without line breaks and braces.'],
    [{ slug: 'Quill Cast' }, 'slug is "Quill Cast". Use lower-case letters, digits and hyphens.'],
    [{ support: 'me' }, 'support is "me". Use an email address such as support@example.com.'],
    [{ since: 'now' }, 'since is "now". Use a year such as 2026.'],
    [{ accent: 'blue' }, 'accent is "blue". Use a color such as #2456d6.'],
    [{ 'release-host': 'http://a.example' }, 'release-host is "http://a.example". Use an origin such as https://'],
  ])('%j are rejected, with an explanation of what to use', (answers, message) => {
    expect(() => readAnswers(answers)).toThrow(message);
  });
});

describe('readAccent', () => {
  test.each(['#2456d6', '#0f766e', '#7c3aed', '#00866f'])('derives the colors of %s for both themes', (hex) => {
    expect(toSrgbHex(readAccent(hex).accent.light)).toBe(hex);
    expect(readAccent(hex)['accent-text'].dark).not.toBe(readAccent(hex)['accent-text'].light);
  });

  test('rejects a color on which white text isn’t readable, and names the closest one that passes', () => {
    const read = (hex: string) => () => readAccent(hex);
    expect(read('#ffcc00')).toThrow('White text on #ffcc00 has a contrast of 1.51:1, less than 4.5:1.');
    const [, closest = ''] =
      /The closest color that passes in both themes is (#[\da-f]{6})\.$/.exec(errorOf('#ffcc00')) ?? [];
    expect(read(closest)).not.toThrow();
  });

  test('changes the color of errors if it looks like the accent', () => {
    expect(readAccent('#8f0c46').danger.light).not.toBe(color.danger.light);
    expect(readAccent('#2456d6').danger).toEqual(color.danger);
  });

  test('returns the present colors for the present accent, so that they come back after another one', () => {
    const present = readAccent(presentAccent);
    for (const [name, themes] of Object.entries(present)) expect(color).toHaveProperty([name], themes);
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

describe('readLogo', () => {
  const svg = (content: string, viewBox = '0 0 32 32') =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`;

  test('returns shapes with the colors of the theme, the accent, and other colors', () => {
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
  ])('rejects a file that is or contains %s', (_, text, message) => {
    expect(() => readLogo(text, '#000000')).toThrow(`The logo ${message}`);
  });

  test('the favicon shows the logo of the site', () => {
    expect(readFile('site/public/favicon.svg'), 'Run npm run brand').toBe(faviconSvg());
  });
});

describe('readFont', () => {
  test('returns the family, the axes and the width of another font', async () => {
    const archivo = '@fontsource-variable/archivo';
    expect(await readFont('font-text', archivo)).toEqual({
      source: `${archivo}/files/archivo-latin-wght-normal.woff2`,
      family: 'Archivo SemiBold',
      axes: { wght: { min: 400, max: 600 } },
      fallbackWidths: { normal: 0.997 },
    });
  });

  test.each(fontOptions)('returns the present properties for the present font of --%s', async (option) => {
    const present = getFace(option);
    expect(present).toMatchObject(await readFont(option, present.source));
  });

  test.each([
    ['a package that isn’t installed', '@fontsource/none', 'Install it first'],
    ['a font with a single weight', 'design-system/fonts/display.ttf', 'must be a variable font with weights from 400'],
    ['a font that lacks characters', 'design-system/fonts/mono.ttf', 'has no glyphs for “'],
  ])('rejects %s', async (_, source, message) => {
    await expect(readFont('font-text', source)).rejects.toThrow(message);
  });
});

test('the files of the brand contain the answers', async () => {
  const accent = presentAccent === '#2456d6' ? '#7c3aed' : '#2456d6';
  const answers = { name: 'Quill Cast', accent, logo: 'logo.svg' };
  const changes = await getChanges(root, answers, () => '<svg viewBox="0 0 8 8"><path d="M1 1h6"/></svg>');
  const { edited = {} } = await applyEdits(root, changes);
  const texts = Object.entries(edited).map(([path, edit]) => edit(readFile(path)));
  const [brandText, colorText, logoText, favicon] = texts;
  expect(brandText).toContain("name: 'Quill Cast'");
  expect(brandText).not.toContain(`'${brand.name}'`);
  expect(colorText).toContain(`accent: themed('${readAccent(accent).accent.light}'`);
  expect(logoText).toContain('size: 8');
  expect(favicon).toContain('<path d="M1 1h6" fill="currentColor"/>');
});

test('the present answers change nothing', async () => {
  const present = readAnswers({ name: brand.name, accent: presentAccent, keep: getDefault('keep', brand.name) });
  const changes = await applyEdits(root, await getChanges(root, present, readFile));
  expect(changes).toEqual({ created: {}, edited: {} });
});

describe('removeSamples', () => {
  const NOW = { now: new Date('2026-12-01T12:00:00Z'), system: 'macOS 15.2 or later' };
  const names = sampleNames.filter(hasSample);
  const subsets = names
    .reduce<SampleName[][]>((all, name) => [...all, ...all.map((kept) => [...kept, name])], [[]])
    .filter((kept) => kept.length < names.length);

  const isRejected = (kept: readonly SampleName[]): boolean =>
    !kept.includes('recording') && kept.some((name) => samples[name].isAboutRecording);
  const toRow = (kept: SampleName[]) => [kept.join(', ') || 'none', kept] as const;

  test.each(subsets.filter((kept) => !isRejected(kept)).map(toRow))(
    'leaves no link to a removed page, and no unknown author or topic: %s',
    (_, kept) => {
      const { created, edited = {}, deleted = [] } = removeSamples(root, kept, NOW);
      const texts = new Map(Object.entries(created));
      for (const path of globSync('site/{pages,content}/**/*.{ts,md}', { cwd: root }))
        if (!deleted.includes(path)) texts.set(path, (edited[path] ?? String)(readFile(path)));
      const removed = deleted.flatMap((path) => {
        const [, folder, name] = /^site\/(pages|content\/posts)\/(.+)\.(?:ts|md)$/.exec(path) ?? [];
        return name === undefined ? [] : [folder === 'pages' ? `/${name}` : `/blog/${name}`];
      });
      const blog = texts.get('site/content/blog.ts') ?? '';
      const issues = [...texts].flatMap(([path, text]) => {
        const links = [...text.matchAll(/(?:\]\(|(?:href|to): ')(\/[^)#?']*)/g)].map(([, link = '']) => link);
        const [, author, topics] = /^author: "?([^"\n]+?)"?\ntags: \[(.+)\]$/m.exec(text) ?? [];
        const names = [...(author ? [`'${author}'`] : []), ...(topics?.split(', ') ?? [])];
        const unknown = names.filter((name) => !blog.includes(`${name}: {`));
        return [...links.filter((link) => removed.includes(link)), ...unknown].map((issue) => `${path}: ${issue}`);
      });
      expect(issues).toEqual([]);
    },
  );

  test.each(subsets.filter(isRejected).map(toRow))('rejects samples that need another one: %s', (_, kept) => {
    expect(() => removeSamples(root, kept, NOW)).toThrow('can’t be kept without recording');
  });

  test('keeps posts, releases and authors of others', () => {
    const copy = temporaryDir();
    cpSync(join(root, 'site/content'), join(copy, 'site/content'), { recursive: true });
    cpSync(join(root, LIST), join(copy, LIST), { recursive: true });
    writeFileSync(join(copy, LIST), JSON.stringify(sampleNames));
    writeFileSync(join(copy, 'site/content/posts/own.md'), '---\nauthor: Ada Own\n---\n');
    writeFileSync(join(copy, 'site/content/releases/2.0.0.md'), '');
    const { created, edited = {}, deleted = [] } = removeSamples(copy, [], NOW);
    expect(deleted.filter((path) => /own|2\.0\.0/.test(path))).toEqual([]);
    expect(created).not.toHaveProperty(['site/content/posts/the-first-post.md']);
    expect(edited['site/content/posts/own.md']?.('author: Ada Own')).toBe('author: Ada Own');
    expect(edited['site/content/blog.ts']?.("const authors = {\n  'Ada Own': {},\n}")).toContain("'Ada Own': {}");
  });
});
