import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { sectionFacts, sectionSchemas } from '../../../scripts/pack/of-registry.ts';
import { fillReadme } from '../../../scripts/pack/readme.ts';
import { callToAction, faq, hero, pricing, rows } from '../../manual/package-project/src/content.ts';

const schemas = sectionSchemas();
const ajv = new Ajv2020({ allErrors: true, formats: { date: /^\d{4}-\d{2}-\d{2}$/, 'date-time': true } });
const page = { 'call-to-action': callToAction, faq, hero, 'media-rows': rows, pricing };

describe('the JSON Schema of each section', () => {
  test.each(Object.keys(schemas))('%s is a schema', (name) => {
    expect(ajv.validateSchema(schemas[name] ?? {})).toBe(true);
    expect(() => ajv.compile(schemas[name] ?? {})).not.toThrow();
  });

  test.each(Object.entries(page))(
    '%s takes the content that the fresh projects show, and nothing it does not know',
    (name, content) => {
      const accepts = ajv.compile(schemas[name] ?? {});
      accepts(content);
      expect(accepts.errors).toBeNull();
      expect(accepts({ ...content, headline: 'x' })).toBe(false);
    },
  );
});

describe('the README of the package', () => {
  test('says of each section when it is hydrated', () => {
    const text = fillReadme(
      'before\n<!-- sections -->\nafter',
      sectionFacts(),
      (name) => name === 'hero' || name === 'link-form',
    );
    expect(text).toContain('\n| `hero` | interaction |  |\n');
    expect(text).toContain('\n| `link-form` | yes |  |\n');
    expect(text).toContain('\n| `faq` |  | yes |\n');
    expect(text.split('\n').filter((line) => line.startsWith('| `'))).toHaveLength(Object.keys(schemas).length);
  });

  test('is an error where it has no place for them', () => {
    expect(() => fillReadme('# Title', sectionFacts(), () => false)).toThrow('<!-- sections -->');
  });
});
