import { expect, test } from 'vitest';
import { findErrors, readFields } from './form-values.ts';
import type { FormFields, FormRules } from './form-values.ts';

const fields = { name: 'text', mail: 'email', word: 'secret', agreed: 'checkbox' } as const satisfies FormFields;

const rules: FormRules<typeof fields> = {
  name: (name) => (name === '' ? 'Enter a name.' : undefined),
  word: (word, { name }) => (word === name ? 'Choose another word than the name.' : undefined),
};

function createFormData(entries: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

test('reads each field by its kind: texts are trimmed, secrets are unchanged', () => {
  expect(
    readFields(fields, createFormData({ name: ' ada ', mail: ' ada@example.com', word: ' x ', agreed: 'on' })),
  ).toEqual({
    name: 'ada',
    mail: 'ada@example.com',
    word: ' x ',
    agreed: true,
  });
});

test('reads only its fields, and missing ones as empty', () => {
  expect(readFields(fields, createFormData({ other: 'x' }))).toEqual({ name: '', mail: '', word: '', agreed: false });
});

test('finds the error of each field with a rule', () => {
  expect(findErrors(rules, { name: '', mail: '', word: '', agreed: false })).toEqual({
    name: 'Enter a name.',
    word: 'Choose another word than the name.',
  });
  expect(findErrors(rules, { name: 'ada', mail: '', word: 'x', agreed: false })).toEqual({});
});
