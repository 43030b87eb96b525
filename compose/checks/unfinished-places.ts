import { isStartingText } from '../../scripts/scaffold/page.ts';
import type { Field } from '../fields/field.ts';
import { fieldOf } from '../fields/field-of.ts';
import { leastOf } from '../fields/least.ts';
import { pageSectionNames } from '../../site/compositor/parse-page.ts';
import { registry } from '../../site/compositor/registry.ts';
import type { Unfinished } from '../protocol/protocol.ts';
import { isList, isRecord } from '../source/json.ts';
import type { Json } from '../source/json.ts';
import { sectionsOf, wordOf } from '../source/sections.ts';

/**
 * Returns the locations of a document that still contain a placeholder that the editor or `npm run new:page` inserted.
 */
export function unfinishedPlaces(document: Json): Unfinished[] {
  const description = isRecord(document) ? document['description'] : undefined;
  const ofPage =
    typeof description === 'string' && isStartingText(description)
      ? [{ path: ['description'], place: 'description', text: stillSays(description) }]
      : [];
  const ofSections = sectionsOf(document).flatMap((section, index): Unfinished[] => {
    const name = pageSectionNames.find((each) => each === wordOf(section, 'section'));
    const content = isRecord(section) ? section['content'] : undefined;
    if (name === undefined || content === undefined) return [];
    const found = inValue(fieldOf(registry[name].schema), content, name, []);
    const place = `sections[${index}] (${name} “${wordOf(section, 'id')}”)`;
    return found.map(({ path, text }) => ({ path: ['sections', index, 'content', ...path], place, text }));
  });
  return [...ofPage, ...ofSections];
}

type Path = Unfinished['path'];
type Found = Omit<Unfinished, 'place'>;

/** The places in a value. `name` is that of the field, of which its starting text is made. */
function inValue(field: Field, value: Json, name: string, path: Path): Found[] {
  if (field.kind === 'text' || field.kind === 'rich-text' || field.kind === 'date')
    return isStart(field, value, name) ? [{ path, text: stillSays(value) }] : [];
  if (field.kind === 'list' && isList(value))
    return value.flatMap((entry, index) => inValue(field.item, entry, name, [...path, index]));
  if (field.kind === 'record' && isRecord(value))
    return field.fields.flatMap((each) =>
      Object.hasOwn(value, each.name)
        ? inValue(each.field, value[each.name] ?? null, each.name, [...path, each.name])
        : [],
    );
  if (field.kind !== 'variants') return [];
  const found = field.variants.flatMap((variant) => inValue(variant.field, value, name, path));
  // Several variants may have the same field.
  return [...new Map(found.map((each) => [each.path.join('.'), each])).values()];
}

/** True for a placeholder that the editor inserted. That of a list entry is named after the list, or is a generic text. */
function isStart(field: Field, value: Json, name: string): value is string {
  if (typeof value !== 'string') return false;
  if (isStartingText(value)) return true;
  const starts = [name, name.replace(/s$/, ''), name.replace(/ies$/, 'y'), 'text', 'entry'].map((each) =>
    leastOf(field, each),
  );
  return (value.startsWith('New ') || field.kind === 'date') && starts.includes(value);
}

const stillSays = (text: string): string => `Still says “${text}”`;
