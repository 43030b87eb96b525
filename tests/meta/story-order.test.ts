import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionDocs } from '@onset/design-system/sections/section-docs';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const preview = readFileSync(join(root, '.storybook/preview.tsx'), 'utf8');
const order = [...(/'Sections',\n\s+\[([^\]]+)\]/.exec(preview)?.[1]?.matchAll(/'([^']+)'/g) ?? [])].map(
  ([, title = '']) => title,
);

/** The order of purposes in which a page uses them, as docs pages and the gallery have it. */
const purposes = [
  'opening',
  'showing',
  'explaining',
  'proving',
  'deciding',
  'acting',
  'reading',
  'finding',
  'account',
  'state',
  'layout',
];

const files = readdirSync(join(root, 'stories/sections')).filter((file) => file.endsWith('.stories.tsx'));

/** The title of a section in the sidebar, and its purpose. */
const sections = await Promise.all(
  files.map(async (file) => {
    const name = file.slice(0, -'.stories.tsx'.length);
    const title =
      /title: 'Sections\/([^']+)'/.exec(readFileSync(join(root, 'stories/sections', file), 'utf8'))?.[1] ?? '';
    const { docs } = (await import(join(root, `design-system/sections/${name}/${name}.docs.ts`))) as {
      docs: SectionDocs;
    };
    return { title, purpose: docs.purpose };
  }),
);

test('every section has its place in the sidebar', () => {
  const titles = sections.map(({ title }) => title);
  expect(
    titles.filter((title) => !order.includes(title)),
    'not in storySort of .storybook/preview.tsx',
  ).toEqual([]);
  expect(
    order.filter((title) => !titles.includes(title)),
    'in storySort, and no section',
  ).toEqual([]);
});

test('sections stand by purpose in the sidebar', () => {
  const placed = order.map((title) =>
    purposes.indexOf(sections.find((section) => section.title === title)?.purpose ?? ''),
  );
  expect(placed, 'the purposes of storySort’s sections, in its order').toEqual(placed.toSorted((a, b) => a - b));
});
