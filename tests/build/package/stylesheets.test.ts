import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tailwindStylesheet } from '../../../scripts/pack/stylesheets.ts';

const source = readFileSync(join(import.meta.dirname, '../../../design-system/styles.css'), 'utf8');

test('the stylesheet for Tailwind names its configuration, reads no types, and has no rule that each build would warn of', () => {
  const text = tailwindStylesheet(source);
  expect(text).toContain(`@config './tailwind.config.js';`);
  expect(text).toContain(`@source not './**/*.d.ts';`);
  expect(text).not.toContain('target-current');
  expect(text).toContain('@utility contents-list {\n  scroll-target-group: auto;\n}');
});
