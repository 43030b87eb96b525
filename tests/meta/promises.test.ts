import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const pages = join(import.meta.dirname, '../../site/pages');
const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|json)$/.test(file));

/**
 * The site runs against other servers of the same contract, which keep links for longer, and sessions too. What only one
 * server does is said by that server, in its mails.
 */
test.each(files)('specification 7: %s promises nothing that only one server keeps', (file) => {
  const text = readFileSync(join(pages, file), 'utf8');
  expect(text).not.toMatch(/\b(one|an|24) hours?\b|everywhere else|logs you out/i);
});

test('How we measure prints the size and the clicks of the demo', () => {
  const text = readFileSync(join(pages, 'how-we-measure.ts'), 'utf8');
  const demo = join(pages, '../public/media/demo');
  expect(text).toContain(`size=${statSync(join(demo, 'demo-edit.mp4')).size}`);
  const clicks = readFileSync(join(demo, 'events.json'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('press'));
  expect(clicks.length).toBeGreaterThan(0);
  for (const click of clicks) expect(text).toContain(click);
});
