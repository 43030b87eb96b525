import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { sectionFacts, sectionSchemas } from '../../../scripts/pack/of-registry.ts';
import { fillReadme } from '../../../scripts/pack/readme.ts';
import { callToAction, faq, hero, pricing, rows } from '../../manual/package-project/src/content.ts';

const schemas = sectionSchemas();
const ajv = new Ajv2020({ allErrors: true, formats: { date: /^\d{4}-\d{2}-\d{2}$/, 'date-time': true } });
const contents = { 'call-to-action': callToAction, faq, hero, 'media-rows': rows, pricing };

test.each(Object.entries(schemas))('the JSON Schema of %s is valid', (_, schema) => {
  expect(ajv.validateSchema(schema)).toBe(true);
  expect(() => ajv.compile(schema)).not.toThrow();
});

test.each(Object.entries(contents))(
  'the JSON Schema of %s accepts its content and rejects unknown properties',
  (name, content) => {
    const accepts = ajv.compile(schemas[name] ?? {});
    accepts(content);
    expect(accepts.errors).toBeNull();
    expect(accepts({ ...content, unknown: 'x' })).toBe(false);
  },
);

test('the README of the package lists when each section is hydrated', () => {
  const isClient = (name: string): boolean => name === 'hero' || name === 'link-form';
  const text = fillReadme('before\n<!-- sections -->\nafter', sectionFacts(), isClient);
  for (const row of ['| `hero` | interaction |  |', '| `link-form` | yes |  |', '| `faq` |  | yes |'])
    expect(text).toContain(`\n${row}\n`);
  expect(text.split('\n').filter((line) => line.startsWith('| `'))).toHaveLength(Object.keys(schemas).length);
});
