import { expect, test } from 'vitest';
import { findErrors, readFields } from './form-values.ts';
import type { FormFields, FormRules } from './form-values.ts';

const fields = { name: 'text', mail: 'email', word: 'secret', agreed: 'checkbox' } as const satisfies FormFields;

const rules: FormRules<typeof fields> = {
  name: (name) => (name === '' ? 'Enter a name.' : undefined),
  word: (word, { name }) => (word === name ? 'Choose another word than the name.' : undefined),
};

function dataOf(entries: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

test('reads each field as what it is: spaces around a text go, a secret stays as it was typed', () => {
  expect(readFields(fields, dataOf({ name: ' ada ', mail: ' ada@example.com', word: ' x ', agreed: 'on' }))).toEqual({
    name: 'ada',
    mail: 'ada@example.com',
    word: ' x ',
    agreed: true,
  });
});

test('reads nothing but its fields, and a field that is not there as empty', () => {
  expect(readFields(fields, dataOf({ other: 'x' }))).toEqual({ name: '', mail: '', word: '', agreed: false });
});

test('finds the error of each field, and none in a field without a rule', () => {
  expect(findErrors(rules, { name: '', mail: '', word: '', agreed: false })).toEqual({
    name: 'Enter a name.',
    word: 'Choose another word than the name.',
  });
  expect(findErrors(rules, { name: 'ada', mail: '', word: 'x', agreed: false })).toEqual({});
});
