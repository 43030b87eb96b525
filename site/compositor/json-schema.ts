import type { RegisteredSection } from '@onset/design-system/sections/section';
import * as z from 'zod';
import { pageSchema, pageSectionNames, sectionSchema } from './parse-page.ts';
import { registry } from './registry.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * Creates JSON Schemas of page files for code editors: one of pages, and one of the content of each section by name. They
 * contain all checks of the build except those that a JSON Schema can't express: unknown facts and repeated anchors.
 */
export function jsonSchemas(): { readonly page: JsonSchema; readonly sections: Readonly<Record<string, JsonSchema>> } {
  const sections = Object.fromEntries(
    pageSectionNames.map((name) => [name, toJsonSchema((registry[name] as RegisteredSection).schema)]),
  );
  const page = toJsonSchema(pageSchema);
  const base = toJsonSchema(sectionSchema);
  return {
    page: {
      ...page,
      title: 'A page of the site',
      properties: {
        ...page.properties,
        sections: {
          type: 'array',
          minItems: 1,
          items: { oneOf: pageSectionNames.map((name) => createSectionSchema(name, base)) },
        },
      },
      // Schemas refer to their definitions, such as the parts of a long text, from the root.
      $defs: {
        ...Object.assign({}, ...Object.values(sections).map(({ $defs = {} }) => $defs)),
        ...Object.fromEntries(Object.entries(sections).map(([name, { $defs: _own, ...section }]) => [name, section])),
      },
    },
    sections,
  };
}

/** Creates the schema of a section in a page's list, with its name and its content. */
function createSectionSchema(name: keyof typeof registry, base: JsonSchema): JsonSchema {
  const { hydrate, ...properties } = base.properties ?? {};
  const isIsland = (registry[name] as RegisteredSection).hydrate !== undefined;
  return {
    ...base,
    properties: {
      ...properties,
      section: { const: name },
      content: { $ref: `#/$defs/${name}` },
      ...(isIsland && hydrate !== undefined ? { hydrate } : {}),
    },
  };
}

/**
 * Converts the input of a schema. `$schema` is omitted, because it belongs at the top of a file. Texts with facts have no
 * maximum length here, because it applies to the text after the facts were replaced.
 */
function toJsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    override({ jsonSchema }) {
      const { maxLength } = jsonSchema;
      if (maxLength === undefined) return;
      delete jsonSchema.maxLength;
      jsonSchema.anyOf = [{ maxLength }, { pattern: String.raw`\{\{.+\}\}` }];
    },
  });
  return json;
}
