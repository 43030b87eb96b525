import { registry } from '@onset/design-system/registry';
import { expect, test } from 'vitest';
import { deriveControls } from './controls.ts';

const argTypes = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { name }]));

test.each(Object.entries(registry))(
  'gives every content prop of %s a control whose values its schema accepts',
  (_name, section) => {
    const shape: Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } }>> =
      section.schema.shape;
    const derived = deriveControls({
      component: section.view,
      argTypes: argTypes(Object.keys(shape)),
      initialArgs: {},
    });
    const takes = (name: string, value: unknown): boolean => shape[name]?.safeParse(value).success === true;
    const wrong = Object.entries(derived).flatMap(([name, argType]) => {
      const { control, options = [] } = argType;
      const type = typeof control === 'object' ? control.type : undefined;
      if (type === 'select' && !options.every((option) => takes(name, option)))
        return [`${name} offers a value that its schema rejects`];
      const isSimple = [1, true, ...options].some((value) => takes(name, value));
      return type === undefined && isSimple ? [`${name} has no control`] : [];
    });
    expect(wrong).toEqual([]);
  },
);

test('offers the heading levels as a select and className as text', () => {
  const { headingLevel, className } = deriveControls({
    component: registry.faq.view,
    argTypes: argTypes(['headingLevel', 'className']),
    initialArgs: {},
  });
  expect(headingLevel).toMatchObject({ control: { type: 'select' }, options: [1, 2, 3] });
  expect(className).toMatchObject({ control: { type: 'text' } });
});

test('offers the values of an enum prop as a select', () => {
  const { size } = deriveControls({
    component: () => null,
    argTypes: { size: { name: 'size', type: { name: 'enum', value: ['sm', 'md'] } } },
    initialArgs: {},
  });
  expect(size).toMatchObject({ control: { type: 'select' }, options: ['sm', 'md'] });
});

test('gives functions that only the story names no control', () => {
  const derived = deriveControls({
    component: () => null,
    argTypes: {},
    initialArgs: { rules: { name: () => undefined } },
  });
  expect(derived).toMatchObject({ rules: { control: false } });
});

test('gives functions and props of unknown type no control', () => {
  const derived = deriveControls({
    component: () => null,
    argTypes: argTypes(['unknown', 'rules', 'values']),
    initialArgs: { rules: { name: () => undefined }, values: { name: 'Ada' } },
  });
  expect(derived).toMatchObject({
    unknown: { control: false },
    rules: { control: false },
    values: { control: { type: 'object' } },
  });
});
