import type { RegisteredSection } from '@onset/design-system/sections/section';
import * as z from 'zod';
import { pageSchema, pageSectionNames, sectionSchema } from './parse-page.ts';
import { registry } from './registry.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * The form of page files as JSON Schema, for editors of all kinds: one of whole pages, and one of the content of each
 * section by name. They say all that the checks of the build hold against a file but what no schema can tell: facts
 * nobody knows and anchors that are used twice.
 */
export function jsonSchemas(): { readonly page: JsonSchema; readonly sections: Readonly<Record<string, JsonSchema>> } {
  const sections = Object.fromEntries(
    pageSectionNames.map((name) => [name, toJsonSchema((registry[name] as RegisteredSection).schema)]),
  );
  const page = toJsonSchema(pageSchema);
  const frame = toJsonSchema(sectionSchema);
  return {
    page: {
      ...page,
      title: 'A page of the site',
      properties: {
        ...page.properties,
        sections: {
          type: 'array',
          minItems: 1,
          items: { oneOf: pageSectionNames.map((name) => ofSection(name, frame)) },
        },
      },
      // What a schema has of its own, such as the parts of a long text, is referred to from the root.
      $defs: {
        ...Object.assign({}, ...Object.values(sections).map(({ $defs = {} }) => $defs)),
        ...Object.fromEntries(Object.entries(sections).map(([name, { $defs: _own, ...section }]) => [name, section])),
      },
    },
    sections,
  };
}

/** One section in a page's list: its name is fixed, and its content is that of this very section. */
function ofSection(name: keyof typeof registry, frame: JsonSchema): JsonSchema {
  const { hydrate, ...properties } = frame.properties ?? {};
  const isIsland = (registry[name] as RegisteredSection).hydrate !== undefined;
  return {
    ...frame,
    properties: {
      ...properties,
      section: { const: name },
      content: { $ref: `#/$defs/${name}` },
      ...(isIsland && hydrate !== undefined ? { hydrate } : {}),
    },
  };
}

/**
 * What a file may say; without the dialect, which stands at the top of each file. A text that names a fact may be longer
 * than its limit, which is held against the text with the fact in it.
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
