import { execFileSync } from 'node:child_process';
import { parseSync } from 'vite';
import * as z from 'zod';

/** Packages whose components work in a browser alone. */
const IN_BROWSERS = /^(?:react-dom|radix-ui)(?:\/|$)/;

/** What can be had of React where components run on a server, asked of React itself. */
export function namesOnServer(root: string): ReadonlySet<string> {
  const said = execFileSync(
    process.execPath,
    ['--conditions=react-server', '-p', 'JSON.stringify(Object.keys(require("react")))'],
    { cwd: root, encoding: 'utf8' },
  );
  return new Set(z.array(z.string()).parse(JSON.parse(said)));
}

/**
 * Whether a compiled module needs `'use client'`: it takes something of React that a server does not have, a package that
 * works in browsers alone, or it hands on a function of its own as an event handler. A handler that is there only when a
 * caller gives a callback is none: who gives one is a client already.
 */
export function needsClient(file: string, source: string, onServer: ReadonlySet<string>): boolean {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const functions = new Set<string>();
  let found = false;
  walk(program, (node) => {
    if (node['type'] === 'FunctionDeclaration' && isNode(node['id'])) functions.add(String(node['id']['name']));
    if (node['type'] === 'VariableDeclarator' && isNode(node['id']) && isFunction(node['init']))
      functions.add(String(node['id']['name']));
  });
  walk(program, (node) => {
    found ||= takesWhatBrowsersHave(node, onServer) || isHandler(node, functions);
  });
  return found;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'type' in value;

const isFunction = (value: unknown): boolean =>
  isNode(value) && (value['type'] === 'ArrowFunctionExpression' || value['type'] === 'FunctionExpression');

function takesWhatBrowsersHave(node: Node, onServer: ReadonlySet<string>): boolean {
  if (node['type'] !== 'ImportDeclaration' || !isNode(node['source'])) return false;
  const from = String(node['source']['value']);
  if (from !== 'react') return IN_BROWSERS.test(from);
  const { specifiers } = node;
  return (
    Array.isArray(specifiers) &&
    specifiers.some(
      (each: unknown) =>
        !isNode(each) || !isNode(each['imported']) || !onServer.has(String(each['imported']['name'])),
    )
  );
}

/** A property such as `onClick` of a call, whose value is a function of this module. */
function isHandler({ type, key, value }: Node, functions: ReadonlySet<string>): boolean {
  if (type !== 'Property' || !isNode(key) || !/^on[A-Z]/.test(String(key['name']))) return false;
  return isFunction(value) || (isNode(value) && functions.has(String(value['name'])));
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (isNode(value)) visit(value);
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) walk(part, visit);
}
