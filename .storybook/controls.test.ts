import { registry } from '@onset/design-system/registry';
import { expect, test } from 'vitest';
import { deriveControls } from './controls.ts';

const argTypes = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { name }]));

test.each(Object.entries(registry))('every prop of %s has a control whose value its schema takes', (_name, section) => {
  const shape: Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } }>> = section.schema.shape;
  const derived = deriveControls({ component: section.view, argTypes: argTypes(Object.keys(shape)), initialArgs: {} });
  const takes = (name: string, value: unknown): boolean => shape[name]?.safeParse(value).success === true;
  const wrong = Object.entries(derived).flatMap(([name, argType]) => {
    const { control, options = [] } = argType;
    const type = typeof control === 'object' ? control.type : undefined;
    if (!('content' in argType)) return [`${name} is not in the panel of the content`];
    if (type === 'select' && !options.every((option) => takes(name, option))) return [`${name} offers what it refuses`];
    const isSimple = [1, true, ...options].some((value) => takes(name, value));
    return type === undefined && isSimple ? [`${name} has no control`] : [];
  });
  expect(wrong).toEqual([]);
});

test('a level of heading is chosen from those there are, and a class is a text', () => {
  const { headingLevel, className } = deriveControls({
    component: registry.faq.view,
    argTypes: argTypes(['headingLevel', 'className']),
    initialArgs: {},
  });
  expect(headingLevel).toMatchObject({ control: { type: 'select' }, options: [1, 2, 3] });
  expect(className).toMatchObject({ control: { type: 'text' } });
});

test('a prop that takes nothing but values has them to choose from', () => {
  const { size } = deriveControls({
    component: () => null,
    argTypes: { size: { name: 'size', type: { name: 'enum', value: ['sm', 'md'] } } },
    initialArgs: {},
  });
  expect(size).toMatchObject({ control: { type: 'select' }, options: ['sm', 'md'] });
});

test('what runs has no control either where only the story names it', () => {
  const derived = deriveControls({
    component: () => null,
    argTypes: {},
    initialArgs: { rules: { name: () => undefined } },
  });
  expect(derived).toMatchObject({ rules: { control: false } });
});

test('what nobody knows the type of has no control, nor what runs', () => {
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
