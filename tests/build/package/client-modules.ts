import { execFileSync } from 'node:child_process';
import { join } from 'node:path/posix';
import { parseSync } from 'vite';
import * as z from 'zod';
import { relativeImports } from '../../../scripts/pack/relative-imports.ts';

/**
 * Returns the modules that need `'use client'`: those that run only in browsers, and those that call a hook of such a
 * module or pass a function to its components. `sources` are compiled modules by path, `onServer` the exports of React on
 * a server.
 */
export function clientModules(sources: ReadonlyMap<string, string>, onServer: ReadonlySet<string>): string[] {
  const importsOf = new Map(
    [...sources].map(([file, source]) => [file, relativeImports(source).map((path) => join(file, '..', path))]),
  );
  const reasonsOf = new Map([...sources].map(([file, source]) => [file, clientReasons(file, source, onServer)]));
  const client = new Set([...reasonsOf].filter(([, { inBrowser }]) => inBrowser).map(([file]) => file));
  const usesClient = (file: string): boolean => {
    const found = new Set([file]);
    for (const each of found) for (const imported of importsOf.get(each) ?? []) found.add(imported);
    return [...found].some((each) => client.has(each));
  };
  for (let before = -1; before < client.size;) {
    before = client.size;
    for (const [file, { runsBeside }] of reasonsOf)
      if (runsBeside.some((path) => usesClient(join(file, '..', path)))) client.add(file);
  }
  return [...client].toSorted();
}

/** Packages whose components work only in browsers. */
const IN_BROWSERS = /^(?:react-dom|radix-ui)(?:\/|$)/;

/** Returns the exports of React on a server, from React itself. */
export function namesOnServer(root: string): ReadonlySet<string> {
  const output = execFileSync(
    process.execPath,
    ['--conditions=react-server', '-p', 'JSON.stringify(Object.keys(require("react")))'],
    { cwd: root, encoding: 'utf8' },
  );
  return new Set(z.array(z.string()).parse(JSON.parse(output)));
}

/** Reasons of a compiled module to run in browsers. */
interface ClientReasons {
  /** True if it imports something that React doesn't have on a server, or passes a function as an event handler. */
  readonly inBrowser: boolean;
  /**
   * Modules of which it calls a hook, or to whose component it passes a function, which a server can't send to a client.
   */
  readonly runsBeside: readonly string[];
}

/**
 * Returns the reasons of a compiled module. An event handler from its props doesn't count, because the caller that passes
 * it is a client module.
 */
export function clientReasons(file: string, source: string, onServer: ReadonlySet<string>): ClientReasons {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const functions = new Set<string>();
  const imported = new Map<string, string>();
  walk(program, (node) => {
    if (node['type'] === 'FunctionDeclaration') functions.add(nameOf(node['id']));
    if (node['type'] === 'VariableDeclarator' && isFunction(node['init'])) functions.add(nameOf(node['id']));
    if (node['type'] === 'ImportDeclaration')
      for (const each of partsOf(node['specifiers'])) imported.set(nameOf(each['local']), textOf(node['source']));
  });
  const isOwn = (value: unknown): boolean => isFunction(value) || functions.has(nameOf(value));
  let inBrowser = false;
  const runsBeside = new Set<string>();
  walk(program, (node) => {
    inBrowser ||= importsBrowserOnly(node, onServer) || (isHandlerProperty(node) && isOwn(node['value']));
    if (node['type'] !== 'CallExpression') return;
    const called = nameOf(node['callee']);
    const [component, props] = partsOf(node['arguments']);
    const givesFunction = partsOf(props?.['properties']).some((property) => isOwn(property['value']));
    const from = /^use[A-Z]/.test(called) ? imported.get(called) : givesFunction && imported.get(nameOf(component));
    if (from) runsBeside.add(from);
  });
  return { inBrowser, runsBeside: [...runsBeside] };
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'type' in value;

const isFunction = (value: unknown): boolean =>
  isNode(value) && (value['type'] === 'ArrowFunctionExpression' || value['type'] === 'FunctionExpression');

const partsOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** Returns a text of a node, or an empty one. */
const textIn = (node: unknown, property: 'name' | 'value'): string => {
  const text = isNode(node) ? node[property] : undefined;
  return typeof text === 'string' ? text : '';
};

const nameOf = (node: unknown): string => textIn(node, 'name');

const textOf = (node: unknown): string => textIn(node, 'value');

function importsBrowserOnly(node: Node, onServer: ReadonlySet<string>): boolean {
  if (node['type'] !== 'ImportDeclaration') return false;
  const from = textOf(node['source']);
  if (from !== 'react') return IN_BROWSERS.test(from);
  return partsOf(node['specifiers']).some((each) => !onServer.has(nameOf(each['imported'])));
}

/** A property such as `onClick`. */
function isHandlerProperty({ type, key }: Node): boolean {
  return type === 'Property' && /^on[A-Z]/.test(nameOf(key));
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (isNode(value)) visit(value);
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) walk(part, visit);
}
