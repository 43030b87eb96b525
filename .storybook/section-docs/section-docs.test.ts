import { expect, test } from 'vitest';
import { findIssues } from '../check-content.ts';
import { sections } from '../find-section.ts';
import { sectionDocs } from './section-docs.tsx';

interface StoryFile {
  readonly [name: string]: unknown;
}

const files = import.meta.glob<StoryFile>('../../stories/sections/*.stories.tsx');

/** Returns the args of a section's first story, which the docs page of the section uses for its examples. */
async function firstArgs(name: string): Promise<Record<string, unknown>> {
  const file = await files[`../../stories/sections/${name}.stories.tsx`]?.();
  const [story] = Object.values(file ?? {}).filter(isStory);
  if (story === undefined) throw new Error(`stories/sections/${name}.stories.tsx has no story`);
  return story.composed.args;
}

const isStory = (value: unknown): value is { composed: { args: Record<string, unknown> } } =>
  typeof value === 'object' && value !== null && 'composed' in value;

test.each(Object.keys(sections))('the schema of %s accepts every example of its docs', async (name) => {
  const { dos = [], donts = [] } = sectionDocs[name] ?? {};
  const schema = sections[name]?.schema;
  if (schema === undefined) throw new Error(`There is no section ${name}`);
  const args = await firstArgs(name);
  const issues = [...dos, ...donts].flatMap(({ text, content }) =>
    findIssues(schema, { ...args, ...content }).map(({ line }) => `The example of “${text}”: ${line}`),
  );
  expect(issues, `${issues.join('\n')}`).toEqual([]);
});
