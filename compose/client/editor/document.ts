import type { Json, JsonRecord } from '../../source/json.ts';
import { isList, isRecord } from '../../source/json.ts';
import { sectionsOf, wordOf } from '../../source/sections.ts';
import type { Path } from '../fields/field-props.ts';

/*
 * Changes of a page's document. Each gives a new document, which shares what did not change with the one before; none
 * changes anything in place, so that every document of the past stays as it was.
 */

/** An anchor that is free on the page, as near to the wanted one as can be: `faq`, then `faq-2`. */
export function freeId(document: Json, wanted: string): string {
  const taken = new Set(['main', ...sectionsOf(document).map((section) => wordOf(section, 'id'))]);
  const stem = wanted.replace(/-\d+$/, '');
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? wanted : `${stem}-${count}`;
    if (!taken.has(id)) return id;
  }
}

/** Inserts a section into the list, with an ID that is free. */
export function insertSection(document: Json, index: number, section: JsonRecord): Json {
  const id = freeId(document, wordOf(section, 'id') || wordOf(section, 'section'));
  return withSections(document, sectionsOf(document).toSpliced(index, 0, inOrder({ ...section, id })));
}

/** Puts a copy of a section behind it. */
export function duplicateSection(document: Json, index: number): Json {
  const section = sectionsOf(document)[index];
  if (!isRecord(section)) return document;
  // The anchor of a tab is unique.
  const { startsTab: _, ...copy } = section;
  return insertSection(document, index + 1, copy);
}

export function removeSection(document: Json, index: number): Json {
  const sections = sectionsOf(document);
  return index in sections ? withSections(document, sections.toSpliced(index, 1)) : document;
}

/** Moves a section to another position of the list, or to the closest one that exists. */
export function moveSection(document: Json, from: number, to: number): Json {
  const sections = sectionsOf(document);
  const section = sections[from];
  const place = Math.min(Math.max(to, 0), sections.length - 1);
  if (section === undefined || place === from) return document;
  return withSections(document, sections.toSpliced(from, 1).toSpliced(place, 0, section));
}

/** Puts a value at a place; undefined takes away what is there. What is on the way and no record or list is left alone. */
export function setAt(document: Json, path: Path, value: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value ?? document;
  if (isList(document)) {
    if (typeof key !== 'number' || !(key in document)) return document;
    if (rest.length === 0 && value === undefined) return document.toSpliced(key, 1);
    return document.with(key, rest.length === 0 ? (value ?? null) : setAt(document[key] ?? null, rest, value));
  }
  if (!isRecord(document) || typeof key !== 'string') return document;
  if (rest.length === 0 && value === undefined)
    return Object.fromEntries(Object.entries(document).filter(([name]) => name !== key));
  const inner = rest.length === 0 ? (value ?? null) : setAt(document[key] ?? {}, rest, value);
  return { ...document, [key]: inner };
}

/** What stands at a place; undefined where there is nothing. */
export function valueAt(document: Json, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((value, key) => {
    if (isList(value)) return typeof key === 'number' ? value[key] : undefined;
    return isRecord(value) && typeof key === 'string' && Object.hasOwn(value, key) ? value[key] : undefined;
  }, document);
}

const withSections = (document: Json, sections: readonly Json[]): Json => ({
  ...(isRecord(document) && document),
  sections,
});

/** The name and the anchor first, as every page file has them. */
const inOrder = ({ section = '', id = '', ...rest }: JsonRecord): JsonRecord => ({ section, id, ...rest });
