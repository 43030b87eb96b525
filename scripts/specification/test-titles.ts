import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseSync } from 'vite';

/** A test in the sources: its file, and its title after those of the suites around it, as they are written. */
export interface TestTitle {
  readonly file: string;
  readonly title: string;
}

const FOLDERS = ['tests', 'site', 'design-system', 'stories', '.storybook'];

/** Every test of the repository, by file and place. Placeholders of a table of tests, such as `%s`, stay as written. */
export function testTitles(root: string): TestTitle[] {
  return FOLDERS.flatMap((folder) => testFiles(root, folder))
    .toSorted()
    .flatMap((file) => {
      const { program, errors } = parseSync(file, readFileSync(join(root, file), 'utf8'));
      if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
      return titlesIn(program, []).map((title) => ({ file, title }));
    });
}

function testFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).split(sep).join('/'))
    .filter((name) => /\.test\.tsx?$/.test(name) && !name.includes('node_modules/') && !name.startsWith('site/build/'));
}

/** The titles below a node of the syntax tree, with those of the suites around it. */
function titlesIn(node: unknown, around: readonly string[]): string[] {
  if (Array.isArray(node)) return node.flatMap((part) => titlesIn(part, around));
  if (!isNode(node)) return [];
  const call = node.type === 'CallExpression' ? titledCall(node) : undefined;
  if (call === undefined) return Object.values(node).flatMap((part) => titlesIn(part, around));
  const path = [...around, call.title];
  if (call.kind === 'test') return [path.join(' › ')];
  return titlesIn(node['arguments'], path);
}

interface SyntaxNode {
  readonly type: string;
  readonly [member: string]: unknown;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** `test('title', …)`, `describe.each(…)('title', …)` and the like; undefined for every other call. */
function titledCall(node: SyntaxNode): { kind: 'test' | 'describe'; title: string } | undefined {
  const kind = rootName(node['callee']);
  const [first] = Array.isArray(node['arguments']) ? (node['arguments'] as unknown[]) : [];
  const title = isNode(first) ? textOf(first) : undefined;
  return (kind === 'test' || kind === 'describe') && title !== undefined ? { kind, title } : undefined;
}

/** The name a callee begins with: `test` of `test.for(…)`. */
function rootName(callee: unknown): string | undefined {
  if (!isNode(callee)) return undefined;
  if (callee.type === 'Identifier') return String(callee['name']);
  if (callee.type === 'MemberExpression') return rootName(callee['object']);
  if (callee.type === 'CallExpression') return rootName(callee['callee']);
  return undefined;
}

function textOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return undefined;
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
}
