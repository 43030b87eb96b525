import type { SectionDocs } from '@onset/design-system/sections/section-docs';
import * as z from 'zod';
import type { PageSectionName } from '../../site/compositor/page-document.ts';
import { pageSectionNames, pageSchema, sectionSchema } from '../../site/compositor/parse-page.ts';
import { registry } from '../../site/compositor/registry.ts';
import { canonicalUrl } from '../../site/compositor/structured-data.ts';
import { brand } from '@onset/design-system/brand';
import { facts } from '../../site/compositor/facts.ts';
import type { RecordField } from '../fields/field.ts';
import { fieldOf } from '../fields/field-of.ts';
import type { SiteFacts } from '../server/api.ts';
import { canStart, start } from '../fields/start.ts';
import type { Place } from '../protocol/protocol.ts';

const docs = import.meta.glob<SectionDocs>('../../design-system/sections/*/*.docs.ts', { eager: true, import: 'docs' });

/** What the workshop has to know of the site, but for the files it finds itself. */
export function siteInfo(places: readonly Place[]): SiteFacts {
  return {
    brand: brand.name,
    origin: canonicalUrl('/').replace(/\/$/, ''),
    page: recordOf(z.strictObject(pageSchema.omit({ $schema: true, sections: true }).shape)),
    listed: recordOf(z.strictObject(sectionSchema.omit({ section: true, content: true }).shape)),
    sections: pageSectionNames.map(sectionInfo).toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
    places: [...places],
    facts: Object.entries(facts).map(([name, value]) => ({ name, value })),
  };
}

function sectionInfo(name: PageSectionName): SiteFacts['sections'][number] {
  const { schema, hydrate }: { schema: z.ZodObject; hydrate?: string } = registry[name];
  const field = recordOf(schema);
  const { purpose, summary, keywords } = docs[`../../design-system/sections/${name}/${name}.docs.ts`] ?? {
    purpose: 'appear-on-every-page',
    summary: '',
    keywords: [],
  };
  return {
    name,
    purpose,
    summary,
    keywords: [...keywords],
    field,
    ...(canStart(field) && { start: start(schema) }),
    ...(hydrate && { hydrate }),
  };
}

function recordOf(schema: z.ZodType): RecordField {
  const field = fieldOf(schema);
  if (field.kind !== 'record') throw new Error(`The schema describes a ${field.kind} instead of a record`);
  return field;
}
