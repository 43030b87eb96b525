import { describe, expect, test } from 'vitest';
import { parseRichText, richTextToPlain } from './rich-text.tsx';

describe('parseRichText', () => {
  test('parses marks, also nested ones', () => {
    expect(parseRichText('a **b *c*** `d*e*` [f **g**](/h)')).toEqual([
      { type: 'text', text: 'a ' },
      {
        type: 'strong',
        children: [
          { type: 'text', text: 'b ' },
          { type: 'em', children: [{ type: 'text', text: 'c' }] },
        ],
      },
      { type: 'text', text: ' ' },
      { type: 'code', text: 'd*e*' },
      { type: 'text', text: ' ' },
      {
        type: 'link',
        href: '/h',
        children: [
          { type: 'text', text: 'f ' },
          { type: 'strong', children: [{ type: 'text', text: 'g' }] },
        ],
      },
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:x',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
  ])('makes no link of %s', (href) => {
    expect(parseRichText(`[press](${href})`)).toEqual([{ type: 'text', text: 'press' }]);
  });

  test('keeps HTML and unmatched marks as text', () => {
    const source = '<img src=x onerror=y> 2 * 3 ** 4 [no](link';
    expect(richTextToPlain(source)).toBe(source);
  });

  test('terminates on long input without marks', () => {
    expect(richTextToPlain('*'.repeat(5000))).toContain('*');
  });
});
