import { registry } from '@onset/design-system/registry';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import { plansForSale } from '../../site/content/plans.ts';
import { connectedPricingSchema } from '../../site/connected/schemas.ts';
import { start } from '../fields/start.ts';
import type { Json, JsonRecord } from '../source/json.ts';
import { isList, isRecord } from '../source/json.ts';

const contentOf = (schema: z.ZodType): JsonRecord => {
  const content = start(schema);
  if (!isRecord(content)) throw new Error('A section’s content is no record');
  return content;
};

/** Returns the errors of a schema for content with these changes. */
function expectedIn(schema: z.ZodType, change: (content: JsonRecord) => JsonRecord): string[] {
  const content = contentOf(schema);
  const changed = { ...content, ...change(content) };
  return (schema.safeParse(changed).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const twice = (list: Json | undefined): Json[] => (isList(list) ? [...list, ...list] : []);

test.each<[keyof typeof registry, string, (content: JsonRecord) => JsonRecord, string]>([
  ['checkout', 'plans', ({ plans }) => ({ plans: twice(plans) }), 'unique IDs'],
  ['pricing', 'options', ({ options }) => ({ options: twice(options) }), 'unique IDs'],
  ['pricing', 'recommended', () => ({ recommended: 'none' }), 'the ID of one of the plans'],
  ['link-form', 'outcomes', ({ outcomes }) => ({ outcomes: twice(outcomes) }), 'unique IDs'],
  ['consent-banner', 'categories', ({ categories }) => ({ categories: twice(categories) }), 'unique IDs'],
  ['release-list', 'releases', ({ releases }) => ({ releases: twice(releases) }), 'unique versions'],
  ['pagination', 'current', () => ({ current: 3, total: 2 }), 'a page number up to the total'],
  [
    'post',
    'updated',
    () => ({ date: '2026-11-18', updated: '2026-11-17', body: { blocks: [{ type: 'rule' }], notes: [] } }),
    'the publication date or a later date',
  ],
  ['video-player', 'transcript', ({ transcript }) => ({ transcript: twice(transcript) }), 'seconds that increase'],
  [
    'faq',
    'questions',
    () => ({ questions: ['How?', 'How!'].map((question) => ({ question, answer: 'So.' })) }),
    'unique questions and group IDs, because URLs link to them',
  ],
  [
    'post-list',
    'topics',
    () => ({ topics: ['/a', '/b'].map((href) => ({ label: href, href, current: true })) }),
    'one current topic at most',
  ],
])('%s rejects contradictory %s', (name, place, change, expected) => {
  expect(expectedIn(registry[name].schema, change)).toContain(`${place}: ${expected}`);
});

test('a pricing section offers each plan once', () => {
  const [plan] = plansForSale();
  expect(expectedIn(connectedPricingSchema, () => ({ plans: [plan?.id ?? '', plan?.id ?? ''] }))).toEqual([
    'plans: each plan once',
  ]);
});
