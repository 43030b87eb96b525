import { registry } from '@onset/design-system/registry';
import type { RegisteredSection, Hydration } from '@onset/design-system/sections/section';
import * as z from 'zod';

const sections: readonly (readonly [string, RegisteredSection])[] = Object.entries(registry);

/** JSON Schema of the content of each section, by name: for editors, and for programs that know no TypeScript. */
export function sectionSchemas(): Readonly<Record<string, z.core.JSONSchema.BaseSchema>> {
  return Object.fromEntries(
    sections.map(([name, { schema }]) => {
      const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input' });
      return [name, { $schema, title: `Content of the section ${name}`, ...rest }];
    }),
  );
}

/** A section as the package's README lists it. */
export interface SectionFact {
  readonly name: string;
  /** Time of hydration on this repository's site; undefined for sections without React in the browser. */
  readonly hydrate: Hydration | undefined;
  /** It makes JSON-LD of its content. */
  readonly structuredData: boolean;
}

/** What the README says of each section, by name in order. */
export function sectionFacts(): readonly SectionFact[] {
  return sections
    .map(([name, { hydrate, structuredData }]) => ({ name, hydrate, structuredData: structuredData !== undefined }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
