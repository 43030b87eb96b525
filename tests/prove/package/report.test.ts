import { expect, test } from 'vitest';
import { table, withFigures } from './report.ts';

const weight = { HTML: 200, JavaScript: 82_449, CSS: 16_150, fonts: 36_728 };
const rows = [
  { title: 'Vite', weight },
  { title: 'A longer name', weight: { ...weight, JavaScript: 158_400 } },
];

test('figures stand under each other, in thousand bytes', () => {
  expect(table(rows)).toBe(
    [
      'KB             HTML  JavaScript   CSS  fonts  in all',
      'Vite            0.2        82.4  16.1   36.7   135.5',
      'A longer name   0.2       158.4  16.1   36.7   211.5',
    ].join('\n'),
  );
});

test('the page of the documentation gets them in their place', () => {
  const page = 'before\n<!-- figures -->\nold\n<!-- /figures -->\nafter';
  const text = withFigures(page, rows, 'today');
  expect(text).toContain('| Vite | 0.2 | 82.4 | 16.1 | 36.7 | 135.5 |\n');
  expect(text).not.toContain('old');
  expect(text).toMatch(/^before\n[\s\S]*\nMeasured today\.\n<!-- \/figures -->\nafter$/);
  expect(withFigures(text, rows, 'today')).toBe(text);
  expect(() => withFigures('none', rows, 'today')).toThrow('<!-- figures -->');
});
