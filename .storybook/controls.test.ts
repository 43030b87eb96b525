import { registry } from '@onset/design-system/registry';
import type { RegisteredSection } from '@onset/design-system/sections/section';
import { composeConfigs, prepareStory, StoryStore, UrlStore } from 'storybook/preview-api';
import { buildArgsParam } from 'storybook/internal/router';
import type { Args } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import { start } from '../compose/fields/start.ts';
import { isList, isRecord } from '../compose/source/json.ts';
import type { Json, JsonRecord } from '../compose/source/json.ts';
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
    const isAccepted = (name: string, value: unknown): boolean => shape[name]?.safeParse(value).success === true;
    const problems = Object.entries(derived).flatMap(([name, argType]) => {
      const { control, options = [] } = argType;
      const type = typeof control === 'object' ? control.type : undefined;
      if (type === 'select' && !options.every((option) => isAccepted(name, option)))
        return [`${name} offers a value that its schema rejects`];
      const hasSimpleValue = [1, true, ...options].some((value) => isAccepted(name, value));
      return type === undefined && hasSimpleValue ? [`${name} has no control`] : [];
    });
    expect(problems).toEqual([]);
  },
);

test.each(Object.entries(registry))(
  'reads every content prop of %s from the address of its story',
  (_name, section) => {
    const content = Object.fromEntries(
      Object.entries<z.ZodType>(section.schema.shape).flatMap(([name, part]) => {
        const value = toUrlContent(start(part));
        return value === undefined ? [] : [[name, value]];
      }),
    );
    expect(readArgsFromUrl(section, content)).toEqual(content);
  },
);

test('reads digits in a text as text', () => {
  const content = { questions: [{ question: '12', answer: '2026' }] };
  expect(readArgsFromUrl(registry.faq, content)).toEqual(content);
});

/** Returns the args that Storybook reads after a reload, from a story URL that contains the given content. */
function readArgsFromUrl({ view, schema }: RegisteredSection, content: JsonRecord): Args {
  const types = deriveControls({ component: view, argTypes: argTypes(Object.keys(schema.shape)), initialArgs: {} });
  const story = prepareStory(
    { id: 'story', name: 'Story', moduleExport: {} },
    { id: 'section', title: 'Section', argTypes: types },
    composeConfigs([{ render: () => null }]),
  );
  const { args } = new StoryStore({ v: 5, entries: {} }, () => Promise.reject(new Error('No stories')), {});
  args.setInitial(story);
  const initialUrl = location.href;
  history.replaceState({}, '', `?id=story&args=${buildArgsParam({}, content)}`);
  args.updateFromPersisted(story, new UrlStore().selectionSpecifier?.args ?? {});
  history.replaceState({}, '', initialUrl);
  return args.get('story');
}

/**
 * Returns the part of a value that Storybook can write to a URL. Empty values are omitted, and texts that contain
 * punctuation are replaced by `Text`.
 */
function toUrlContent(value: Json): Json | undefined {
  if (typeof value === 'string') return /^[\w -]+$/.test(value) ? value : 'Text';
  if (isList(value)) return omitIfEmpty(value.flatMap((item) => toUrlContent(item) ?? []));
  if (!isRecord(value)) return value;
  const urlEntries = Object.entries(value).flatMap(([name, part]) => {
    const urlValue = toUrlContent(part);
    return urlValue === undefined ? [] : [[name, urlValue] as const];
  });
  return omitIfEmpty(Object.fromEntries(urlEntries));
}

const omitIfEmpty = <T extends object>(value: T): T | undefined =>
  Object.keys(value).length === 0 ? undefined : value;

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

test('gives functions that only the story has no control', () => {
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
