import { expect, test } from 'vitest';
import { companyDetails, fillFacts } from './facts.ts';

function fill(value: unknown): { filled: unknown; errors: { path: readonly (string | number)[]; message: string }[] } {
  const errors: { path: readonly (string | number)[]; message: string }[] = [];
  return { filled: fillFacts(value, (path, message) => errors.push({ path, message })), errors };
}

test('facts are put in wherever there is text, however deep', () => {
  expect(
    fill({ title: 'From {{price.monthly}}', list: [{ text: '{{ brand.name }}, {{refund.days}} days' }, 3, null] }),
  ).toEqual({
    filled: { title: 'From $12', list: [{ text: 'Onset, 14 days' }, 3, null] },
    errors: [],
  });
});

test('the company’s details stand between commas, and leave nothing behind where there are none', () => {
  expect([`Onset Ltd.${companyDetails('registered in Ireland')} is`, `Onset Ltd.${companyDetails(null)} is`]).toEqual([
    'Onset Ltd., registered in Ireland, is',
    'Onset Ltd. is',
  ]);
});

test('a fact nobody knows stays as it is written, and is told with its place', () => {
  const unknown = (name: string): unknown =>
    expect.stringMatching(
      new RegExp(
        `^contains the unknown fact \\{\\{${name}\\}\\}\\. (?:Did you mean \\S+\\? )?Use one of .*price\\.monthly`,
      ),
    );
  expect(fill({ list: ['{{price.weekly}}', '{{constructor}} {{}}'] })).toEqual({
    filled: { list: ['{{price.weekly}}', '{{constructor}} {{}}'] },
    errors: [
      { path: ['list', 0], message: unknown('price.weekly') },
      { path: ['list', 1], message: unknown('constructor') },
      { path: ['list', 1], message: unknown('') },
    ],
  });
});

test('a single pair of braces is text', () => {
  expect(fill('{ brand.name } and }')).toEqual({ filled: '{ brand.name } and }', errors: [] });
});

test.for([
  ['{{ brand.name and {{', ['has {{ without }}']],
  ['{{ brand.name }', ['has {{ without }}']],
  ['{{brand.name}} brand.name }}', ['has }} without {{']],
  ['{{a{b}}', ['has {{ without }}', 'has }} without {{']],
] as const)('%s is told: braces without their counterpart', ([text, messages]) => {
  expect(fill([text]).errors).toEqual(messages.map((message) => ({ path: [0], message })));
});

// A search that starts again at every brace would need longer than any test may take.
test('comes to an end on a long text of braces and spaces', () => {
  expect(fill(`${'{{'.repeat(50_000)}${' '.repeat(100_000)}`).errors).not.toEqual([]);
  expect(fill(`{{${' '.repeat(200_000)}x`).errors).not.toEqual([]);
});
