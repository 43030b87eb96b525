import type { ZodType } from 'zod';

/** What no reader sees. */
const NOT_SHOWN = new Set([
  'href',
  'path',
  'id',
  'key',
  'defaultOption',
  'locale',
  'src',
  'poster',
  'type',
  'language',
]);

/**
 * Content with every text in it twice, as a longer language has it. A text stays as it is where twice is too long, and an
 * empty one, such as the alternative text of a decorative image, where there is nothing to double.
 */
export function twiceTheText<Content extends object>(content: Content, schema: ZodType<Content>): Content {
  let result = content;
  for (const place of textPlaces(content)) {
    const longer = withTwice(result, place);
    if (schema.safeParse(longer).success) result = longer as Content;
  }
  return result;
}

/** Where the texts are: the keys that lead to each. */
function textPlaces(value: unknown): string[][] {
  if (typeof value === 'string') return value === '' ? [] : [[]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !NOT_SHOWN.has(key))
    .flatMap(([key, part]) => textPlaces(part).map((place) => [key, ...place]));
}

function withTwice(value: unknown, [key, ...place]: string[]): unknown {
  if (key === undefined) return `${String(value)} ${String(value)}`;
  if (Array.isArray(value)) return value.map((part, index) => (String(index) === key ? withTwice(part, place) : part));
  const object = value as Record<string, unknown>;
  return { ...object, [key]: withTwice(object[key], place) };
}
