import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { illustrationNames } from '@onset/design-system/illustrations';
import { registry } from '@onset/design-system/registry';
import * as tokens from '@onset/design-system/tokens';
import { expect, test } from 'vitest';
import * as z from 'zod';

type Json = z.core.JSONSchema.BaseSchema;

const system = join(import.meta.dirname, '../../design-system');

/** Everything that other projects depend on: a removed or changed line breaks their pages. */
test('the interface of the design system is the reviewed one', async () => {
  const { exports } = JSON.parse(readFileSync(join(system, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, string>>;
  };
  const content = Object.entries(registry).map(
    ([name, { schema }]) => `${name} ${typeText(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '')}`,
  );
  const parts = [
    ['# Content of sections', ...content.toSorted()],
    ['# Tokens', ...Object.entries(tokens).map(([name, values]) => `${name}: ${Object.keys(values).join(' ')}`)],
    ['# Illustrations', ...[...illustrationNames].toSorted()],
    ['# Exports of the package', ...Object.keys(exports).toSorted()],
    ['# Exports of primitives', ...exportsOf('primitives', exports)],
    ['# Exports of sections', ...exportsOf('sections', exports)],
  ];
  await expect(
    `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`,
    'The interface has changed. Run npm run unit -- tests/meta/interface -u, and review the difference.',
  ).toMatchFileSnapshot('../../design-system/interface.txt');
});

/** Returns the exports of every module that a public path leads to, including types. Docs are data, so they are left out. */
function exportsOf(layer: 'primitives' | 'sections', exports: Readonly<Record<string, string>>): string[] {
  const modules = Object.entries(exports).filter(([path]) => path.startsWith(`./${layer}/`) && !path.endsWith('/docs'));
  return modules
    .flatMap(([path, target]) =>
      globSync(target, { cwd: system, exclude: ['**/*.test.*'] }).flatMap((file) => {
        // The same name in the place of each asterisk.
        const [, name = ''] =
          new RegExp(`^${target.slice(2).replace('*', '([^/]+)').replaceAll('*', '\\1')}$`).exec(file) ?? [];
        return target.includes('*') && name === '' ? [] : [[path.replace('*', name), file] as const];
      }),
    )
    .map(([path, file]) => {
      const source = readFileSync(join(system, file), 'utf8');
      expect(source, `${file} has an export of another form`).not.toMatch(
        /^export (?!(?:const|function|interface|type) \w)/m,
      );
      const names = [...source.matchAll(/^export (?:const|function|interface|type) (\w+)/gm)].map(
        ([, name = '']) => name,
      );
      return `${path.replace(`./${layer}/`, '')}: ${names.toSorted().join(' ')}`;
    })
    .toSorted();
}

/** Returns the type that a JSON Schema describes, with one line per property. */
function typeText(json: Json | boolean, indent: string): string {
  if (typeof json === 'boolean') return json ? 'anything' : 'nothing';
  if (json.const !== undefined) return JSON.stringify(json.const);
  if (json.enum) return json.enum.map((value) => JSON.stringify(value)).join(' | ');
  const union = json.anyOf ?? json.oneOf;
  if (union) return union.map((part) => typeText(part, indent)).join(' | ');
  if (json.type === 'array') {
    const items = typeof json.items === 'object' && !Array.isArray(json.items) ? json.items : true;
    return `list of ${json.minItems ?? 0} to ${json.maxItems ?? 'any'} ${typeText(items, indent)}`;
  }
  if (json.type === 'object') {
    const lines = Object.entries(json.properties ?? {}).map(
      ([name, part]) =>
        `${indent}  ${name}${json.required?.includes(name) ? '' : '?'}: ${typeText(part, `${indent}  `)}`,
    );
    return `{\n${lines.join('\n')}\n${indent}}`;
  }
  const [from, to] = [json.minLength ?? json.minimum, json.maxLength ?? json.maximum];
  const range = from === undefined && to === undefined ? '' : ` ${from ?? ''}..${to ?? ''}`;
  return `${String(json.type ?? 'anything')}${range}${json.pattern === undefined ? '' : ` like ${json.pattern}`}`;
}
