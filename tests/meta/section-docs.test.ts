import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '@onset/design-system/registry';
import type { SectionDocs } from '@onset/design-system/sections/section-docs';
import type { RegisteredSection } from '@onset/design-system/sections/section';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../design-system/sections');
const sections: Readonly<Record<string, RegisteredSection>> = registry;
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const read = async (name: string): Promise<SectionDocs> =>
  ((await import(join(folder, name, `${name}.docs.ts`))) as { docs: SectionDocs }).docs;

describe.each(names)('the docs of %s', (name) => {
  test('fill every part of the docs page', async () => {
    const docs = await read(name);
    const { anatomy, useWhen, avoidWhen, dos, donts, accessibility } = docs;
    const lists = { anatomy, useWhen, avoidWhen, dos, donts, accessibility };
    const empty = Object.entries(lists).flatMap(([part, list]) => (list.length === 0 ? [part] : []));
    expect(empty, `${name}.docs.ts has nothing under these: its docs page would have empty parts`).toEqual([]);
    expect(anatomy.length, `${name}.docs.ts: list at least two parts of the section`).toBeGreaterThan(1);
  });

  test('use only props of the schema in their examples', async () => {
    const { dos, donts } = await read(name);
    const shape: Readonly<Record<string, unknown>> = sections[name]?.schema.shape ?? {};
    const unknown = [...dos, ...donts].flatMap(({ content = {} }) =>
      Object.keys(content).filter((key) => !(key in shape)),
    );
    expect(unknown, `in content of ${name}.docs.ts`).toEqual([]);
  });
});
