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

/** What of a compiled module decides whether it runs in browsers alone. */
export interface ClientReasons {
  /** It takes something of React that a server does not have, or hands on a function of its own as an event handler. */
  readonly inBrowser: boolean;
  /**
   * Modules that it must run beside: it calls a hook of theirs, or gives a component of theirs a function of its own, which
   * cannot be sent from a server to a client.
   */
  readonly runsBeside: readonly string[];
}

/**
 * Reads a compiled module. A handler that is there only when a caller gives a callback is none: who gives one is a client
 * already.
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
    inBrowser ||= takesWhatBrowsersHave(node, onServer) || (isHandlerProperty(node) && isOwn(node['value']));
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

/** A text that a node has, nothing where it has none. */
const textIn = (node: unknown, property: 'name' | 'value'): string => {
  const text = isNode(node) ? node[property] : undefined;
  return typeof text === 'string' ? text : '';
};

const nameOf = (node: unknown): string => textIn(node, 'name');

const textOf = (node: unknown): string => textIn(node, 'value');

function takesWhatBrowsersHave(node: Node, onServer: ReadonlySet<string>): boolean {
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
