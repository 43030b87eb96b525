import { brand } from '@onset/design-system/brand';
import { expect, test } from 'vitest';
import { facts as pageFacts } from '../content/facts.ts';
import { formatCompanyDetails, fillFacts } from './facts.ts';

function fill(value: unknown): { filled: unknown; errors: { path: readonly (string | number)[]; message: string }[] } {
  const errors: { path: readonly (string | number)[]; message: string }[] = [];
  return { filled: fillFacts(value, (path, message) => errors.push({ path, message })), errors };
}

test('fillFacts inserts facts into all texts, at any depth', () => {
  expect(
    fill({ title: 'From {{plans.prices}}', list: [{ text: '{{ brand.name }}, {{refund.days}} days' }, 3, null] }),
  ).toEqual({
    filled: {
      title: `From ${pageFacts['plans.prices']}`,
      list: [{ text: `${brand.name}, ${pageFacts['refund.days']} days` }, 3, null],
    },
    errors: [],
  });
});

test('formatCompanyDetails puts the details between commas, and returns an empty text without details', () => {
  expect([
    `${brand.name} Ltd.${formatCompanyDetails('registered in Ireland')} is`,
    `${brand.name} Ltd.${formatCompanyDetails(null)} is`,
  ]).toEqual([`${brand.name} Ltd., registered in Ireland, is`, `${brand.name} Ltd. is`]);
});

test('fillFacts reports an unknown fact with its path and doesn’t change it', () => {
  const unknown = (name: string): unknown =>
    expect.stringMatching(
      new RegExp(
        `^contains the unknown fact \\{\\{${name}\\}\\}\\. (?:Did you mean \\S+\\? )?Use one of .*plans\\.prices`,
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

test('fillFacts doesn’t change single braces', () => {
  expect(fill('{ brand.name } and }')).toEqual({ filled: '{ brand.name } and }', errors: [] });
});

test.for([
  ['{{ brand.name and {{', ['has {{ without }}']],
  ['{{ brand.name }', ['has {{ without }}']],
  ['{{brand.name}} brand.name }}', ['has }} without {{']],
  ['{{a{b}}', ['has {{ without }}', 'has }} without {{']],
] as const)('fillFacts reports the unpaired braces in %s', ([text, messages]) => {
  expect(fill([text]).errors).toEqual(messages.map((message) => ({ path: [0], message })));
});

// A search that starts again at each brace would exceed the time limit of a test.
test('fillFacts takes linear time for a long text of braces and spaces', () => {
  expect(fill(`${'{{'.repeat(50_000)}${' '.repeat(100_000)}`).errors).not.toEqual([]);
  expect(fill(`{{${' '.repeat(200_000)}x`).errors).not.toEqual([]);
});
