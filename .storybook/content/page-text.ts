/** The room on a line: the formatter's 120 columns, less the four before a section of a page. */
const WIDTH = 116;

/** The longest name that a text too long for its line stays beside, as the formatter has it. */
const SHORT_NAME = 4;

/** One section of a page document as text, written as the formatter writes it in `sections: [ … ]` of a page. */
export function pageText(section: string, content: Readonly<Record<string, unknown>>, id = section): string {
  return `${literal({ section, id, content: clean(content) }, 0, 0, 1)},`;
}

/** Without what is not there: a page says nothing of a property that it leaves out. */
function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (part === undefined ? [] : [[key, clean(part)]])),
  );
}

/** A value as it is written in TypeScript. `used` is what stands before it on its line, `after` what stands behind. */
function literal(value: unknown, depth: number, used: number, after: number): string {
  const flat = onOneLine(value);
  if (used + flat.length + after <= WIDTH && !mustBreak(value)) return flat;
  if (Array.isArray(value)) {
    const lines = value.map((item) => `${indent(depth + 1)}${literal(item, depth + 1, 2 * (depth + 1), 1)},`);
    return value.length === 0 ? '[]' : `[\n${lines.join('\n')}\n${indent(depth)}]`;
  }
  if (typeof value !== 'object' || value === null) return flat;
  const lines = Object.entries(value).map(([key, part]) => `${indent(depth + 1)}${property(key, part, depth + 1)},`);
  return `{\n${lines.join('\n')}\n${indent(depth)}}`;
}

function property(key: string, value: unknown, depth: number): string {
  const name = `${keyText(key)}: `;
  const used = 2 * depth + name.length;
  const text = literal(value, depth, used, 1);
  // A text too long for its line has the next one to itself, unless its name is so short that nothing is won.
  const isTooLong = typeof value === 'string' && used + text.length + 1 > WIDTH && keyText(key).length > SHORT_NAME;
  return isTooLong ? `${name.trimEnd()}\n${indent(depth + 1)}${text}` : `${name}${text}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).map(([key, part]) => `${keyText(key)}: ${onOneLine(part)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** Several objects, or several lists, with more than one part each stand on lines of their own. */
function mustBreak(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const parts: unknown[] = Object.values(value);
  const isTable =
    Array.isArray(value) &&
    value.length > 1 &&
    value.every((item) => typeof item === 'object' && item !== null && Object.keys(item).length > 1) &&
    new Set(value.map((item) => Array.isArray(item))).size === 1;
  return isTable || parts.some(mustBreak);
}

function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  const count = (mark: string): number => text.split(mark).length - 1;
  return count("'") > count('"') ? `"${escaped.replaceAll('"', '\\"')}"` : `'${escaped.replaceAll("'", "\\'")}'`;
}

const keyText = (key: string): string => (/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key) ? key : quoted(key));

const indent = (depth: number): string => '  '.repeat(depth);
