import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { jsonSchemas } from './json-schema.ts';

const { page, sections } = jsonSchemas();
const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false });
const isPage = ajv.compile(page);
const documents = Object.entries(
  import.meta.glob<unknown>('../pages/**/*.{ts,json}', { eager: true, import: 'default' }),
);

test.for(documents)('%s is valid', ([, document]) => {
  isPage(document);
  expect(isPage.errors).toBeNull();
});

const faq = { label: 'Questions', heading: 'Asked', questions: [{ question: 'Why?', answer: 'So.' }] };
const createPage = (section: object): object => ({
  title: 'Note',
  description: 'A page for the tests of the compositor.',
  sections: [section],
});

test('the schema rejects one section for each kind of error', () => {
  expect(isPage(createPage({ section: 'faq', id: 'a', content: faq }))).toBe(true);
  const wrong = [
    { section: 'faqs', id: 'a', content: faq },
    { section: 'footer', id: 'a', content: {} },
    { section: 'faq', id: 'a', content: { ...faq, colour: 'red' } },
    { section: 'faq', id: 'a', content: { ...faq, heading: 'x'.repeat(91) } },
    { section: 'faq', id: 'a', content: { ...faq, heading: undefined } },
    { section: 'faq', id: 'A b', content: faq },
    { section: 'faq', id: 'a', content: faq, hydrate: 'session' },
  ];
  expect(wrong.filter((section) => isPage(createPage(JSON.parse(JSON.stringify(section)) as object)))).toEqual([]);
});

test('all properties of sections have a description', () => {
  const undescribed = Object.entries(sections).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([, property]) => typeof property !== 'object' || property.description === undefined)
      .map(([property]) => `${name}.${property}`),
  );
  expect(undescribed).toEqual([]);
});
