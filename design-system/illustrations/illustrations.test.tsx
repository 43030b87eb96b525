import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { brand } from '../brand.ts';
import { figureChoices } from './choices.ts';
import { illustrationNames, illustrations } from './index.ts';

/**
 * Maximum size that an illustration adds to a page, in bytes after Brotli compression. People have colors for day and
 * night, which are about 200 bytes of it.
 */
const MAX_BYTES = 3400;

/** Larger limits for some illustrations: the whole editor, people in a room, and people beside a recorded app. */
const MAX_BYTES_BY_NAME: Readonly<Record<string, number>> = {
  captions: 3800,
  editor: 5200,
  'raw-take': 4200,
  'recorder-bar': 4200,
  'recording-files': 4050,
  team: 4200,
  'tracks-camera': 3500,
};

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

describe.each(illustrationNames)('the illustration %s', (name) => {
  const Illustration = illustrations[name];
  const html = renderToStaticMarkup(
    <div>
      <Illustration />
    </div>,
  );

  test('is valid HTML', async () => {
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages.map(({ message, selector }) => [message, selector]))).toEqual([]);
  });

  test('is small', () => {
    const limit = MAX_BYTES_BY_NAME[name] ?? MAX_BYTES;
    const failureMessage = `HTML of the illustration ${name}, limit ${limit} bytes. Make it smaller, or add it to MAX_BYTES_BY_NAME with a reason`;
    // The length of the brand’s name is not a fault of the illustration.
    const withoutBrand = html.replaceAll(brand.name, '').replaceAll(brand.slug, '');
    expect(brotliCompressSync(withoutBrand).length, `${failureMessage}`).toBeLessThanOrEqual(limit);
  });
});

/** Illustrations that visitors control: the first two with a divider, and the others with options. */
const CONTROLLED_BY_VISITORS = ['camera-room', 'camera-cleared', ...Object.keys(figureChoices)];

const actsCss = readFileSync(new URL('acts.css', import.meta.url), 'utf8');

test.each(illustrationNames.filter((name) => !CONTROLLED_BY_VISITORS.includes(name)))(
  'the drawing %s acts for at most 1.2 s',
  (name) => {
    const Illustration = illustrations[name];
    const animatedStyles = renderToStaticMarkup(<Illustration />).match(/style="[^"]*--act:[^"]*"/g) ?? [];
    expect(animatedStyles).not.toEqual([]);
    for (const style of animatedStyles) {
      const getActValue = (property: string) => new RegExp(`--act${property}:([\\w.-]+)`).exec(style)?.[1] ?? '';
      expect(actsCss).toContain(`@keyframes ${getActValue('')} {`);
      expect(
        Number.parseFloat(getActValue('-wait') || '0') + Number.parseFloat(getActValue('-time') || '1.1'),
      ).toBeLessThanOrEqual(1.2);
    }
  },
);

test.each(illustrationNames.filter((name) => figureChoices[name]))(
  'the figure %s has a part for each option',
  (name) => {
    const Figure = illustrations[name];
    const optionMarkers = renderToStaticMarkup(<Figure />).matchAll(/data-figure-option="(\d)"|--value-(\d):/g);
    const options = new Set([...optionMarkers].map(([, choice, value]) => Number(choice ?? value)));
    expect(options.size).toBe(figureChoices[name]?.options.length);
  },
);
