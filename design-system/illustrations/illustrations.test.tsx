import { brotliCompressSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { illustrationNames, illustrations } from './index.ts';

/** What a drawing may add to a page, in bytes after brotli. */
const MOST = 3100;

/** The whole editor, which is drawn once on the site. */
const MORE: Readonly<Record<string, number>> = { editor: 4300 };

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

describe.each(illustrationNames)('the drawing %s', (name) => {
  const Drawing = illustrations[name];
  const html = renderToStaticMarkup(
    <div>
      <Drawing />
    </div>,
  );

  test('is valid HTML', async () => {
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages.map(({ message, selector }) => [message, selector]))).toEqual([]);
  });

  test('weighs little', () => {
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(MORE[name] ?? MOST);
  });
});
