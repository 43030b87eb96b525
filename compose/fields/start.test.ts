import type { RegisteredSection } from '@onset/design-system/sections/section';
import { expect, test } from 'vitest';
import { pageSectionNames } from '../../site/compositor/parse-page.ts';
import { registry } from '../../site/compositor/registry.ts';
import { fieldOf } from './field-of.ts';
import { canStart, start } from './start.ts';

const schemaOf = (name: (typeof pageSectionNames)[number]) => (registry[name] as RegisteredSection).schema;
const made = pageSectionNames.filter((name) => canStart(fieldOf(schemaOf(name))));

test('only what is made of Markdown files cannot be begun here', () => {
  expect(pageSectionNames.filter((name) => !made.includes(name))).toEqual(['post', 'prose']);
});

test.each(made)('what %s starts with is taken', (name) => {
  const schema = schemaOf(name);
  const { error } = schema.safeParse(start(schema));
  expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []).toEqual([]);
});
