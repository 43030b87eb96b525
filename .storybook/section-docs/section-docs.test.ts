import { expect, test } from 'vitest';
import { faultsIn } from '../check-content.ts';
import { sections } from '../section-of.ts';
import { sectionDocs } from './all-docs.ts';

interface StoryFile {
  readonly [name: string]: unknown;
}

const files = import.meta.glob<StoryFile>('../../stories/sections/*.stories.tsx');

/** The args of the first story of a file, as its docs page draws its examples from. */
async function firstArgs(name: string): Promise<Record<string, unknown>> {
  const file = await files[`../../stories/sections/${name}.stories.tsx`]?.();
  const [story] = Object.values(file ?? {}).filter(isStory);
  if (story === undefined) throw new Error(`stories/sections/${name}.stories.tsx has no story`);
  return story.composed.args;
}

const isStory = (value: unknown): value is { composed: { args: Record<string, unknown> } } =>
  typeof value === 'object' && value !== null && 'composed' in value;

test.each(Object.keys(sections))('every example of %s is content that its schema allows', async (name) => {
  const { dos = [], donts = [] } = sectionDocs[name] ?? {};
  const schema = sections[name]?.schema;
  if (schema === undefined) throw new Error(`There is no section ${name}`);
  const args = await firstArgs(name);
  const faults = [...dos, ...donts].flatMap(({ words, content }) =>
    faultsIn(schema, { ...args, ...content }).map(({ line }) => `The example of “${words}”: ${line}`),
  );
  expect(faults, `${faults.join('\n')}`).toEqual([]);
});
