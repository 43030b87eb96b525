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
  test('say something of everything that its page shows', async () => {
    const docs = await read(name);
    const { anatomy, useWhen, avoidWhen, dos, donts, accessibility } = docs;
    const lists = { anatomy, useWhen, avoidWhen, dos, donts, accessibility };
    const empty = Object.entries(lists).flatMap(([part, list]) => (list.length === 0 ? [part] : []));
    expect(empty, `${name}.docs.ts has nothing under these: its docs page would have a hole`).toEqual([]);
    expect(anatomy.length, `${name}.docs.ts: a section has two parts at the least`).toBeGreaterThan(1);
  });

  test('have no text twice, and each ends as a sentence does', async () => {
    const { summary, useWhen, avoidWhen, dos, donts, accessibility } = await read(name);
    const texts = [
      summary,
      ...useWhen,
      ...avoidWhen,
      ...[...dos, ...donts].map(({ words }) => words),
      ...accessibility,
    ];
    expect(texts.length).toBe(new Set(texts).size);
    expect(texts.filter((text) => !/[.?!”)`]$/.test(text))).toEqual([]);
  });

  test('change nothing in their examples that the schema does not know', async () => {
    const { dos, donts } = await read(name);
    const shape: Readonly<Record<string, unknown>> = sections[name]?.schema.shape ?? {};
    const unknown = [...dos, ...donts].flatMap(({ content = {} }) =>
      Object.keys(content).filter((key) => !(key in shape)),
    );
    expect(unknown, `in content of ${name}.docs.ts`).toEqual([]);
  });
});
