import type { Field } from '../fields/field.ts';
import type { Json } from '../source/json.ts';
import { isList, isRecord } from '../source/json.ts';

/*
 * A section's view doesn't say where it renders a text of the page. To find out, an invisible number is put around each text,
 * and is looked for in the rendered page. That rendering serves only to find texts and is never shown: a view may choose a size,
 * an icon or an element by the length or value of a text, which the marks change. The characters have no width, and no text of
 * a page contains them.
 */
const [OPEN, CLOSE, END] = ['\u2061', '\u2062', '\u2063'];
const DIGITS = ['\u200B', '\u200C'];

/** Where a text stands in the content of a section: `questions`, `0`, `answer`. */
export type TextPath = readonly (string | number)[];

/** Content with marks, and what they mark: the number of each is its place in the list. */
export interface Marked {
  readonly content: Json;
  readonly texts: readonly TextPath[];
}

/** Marks every text of some content that somebody reads, by the fields of its schema. `first` is the number to begin with. */
export function mark(content: Json, field: Field, first = 0): Marked {
  const texts: TextPath[] = [];
  const marked = markBelow(content, field, [], (path, text) => {
    texts.push(path);
    const number = (first + texts.length - 1)
      .toString(2)
      .split('')
      .map((digit) => DIGITS[Number(digit)])
      .join('');
    return `${OPEN}${number}${CLOSE}${text}${END}`;
  });
  return { content: marked, texts };
}

/** A text, or the markup of a page, without marks. */
export const unmarked = (text: string): string => text.replaceAll(MARKS, '');

/** The numbers of the texts that stand whole in a piece of text, such as a text node, in order. */
export const marksIn = (text: string): number[] =>
  [...text.matchAll(WHOLE)].map(([, digits = '']) =>
    Number.parseInt(
      digits
        .split('')
        .map((digit) => DIGITS.indexOf(digit))
        .join(''),
      2,
    ),
  );

const MARKS = /\u2061[\u200B\u200C]+\u2062|\u2063/g;
const WHOLE = /\u2061([\u200B\u200C]+)\u2062[^\u2061\u2063]*\u2063/g;

type Put = (path: TextPath, text: string) => string;

function markBelow(value: Json, field: Field, path: TextPath, put: Put): Json {
  if (typeof value === 'string') return isRead(field) ? put(path, value) : value;
  if (field.kind === 'list' && isList(value))
    return value.map((each, index) => markBelow(each, field.item, [...path, index], put));
  if (field.kind === 'record' && isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => {
        const inner = field.fields.find((one) => one.name === name);
        return [name, inner ? markBelow(each, inner.field, [...path, name], put) : each];
      }),
    );
  if (field.kind === 'variants') {
    const way = field.variants.find((each) => isOf(value, each.field));
    return way ? markBelow(value, way.field, path, put) : value;
  }
  return value;
}

/** Whether a text is read by people: what has a form of its own is an address, a name, a time. */
const isRead = (field: Field): boolean =>
  field.kind === 'rich-text' ||
  (field.kind === 'text' && field.pattern === undefined) ||
  (field.kind === 'variants' && field.variants.some((each) => isRead(each.field)));

/** Whether a value was made by a field: it has what the field demands, and says the kind it names. */
function isOf(value: Json, field: Field): boolean {
  if (field.kind === 'fixed') return value === field.value;
  if (field.kind === 'list') return isList(value);
  if (field.kind !== 'record') return typeof value !== 'object';
  if (!isRecord(value)) return false;
  return field.fields.every((each) => {
    const said = value[each.name];
    if (said === undefined) return !each.isRequired;
    return each.field.kind !== 'fixed' || said === each.field.value;
  });
}
