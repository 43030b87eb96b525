import { facts } from '../content/facts.ts';

const FACT = /\{\{([^{}]*)\}\}/g;

type Path = readonly (string | number)[];

/**
 * A document with every `{{fact}}` of its texts put in. What cannot be filled in stays as it is written, and `onError`
 * gets its place in the document and what is wrong: a fact nobody knows, or braces without their counterpart.
 */
export function fillFacts(value: unknown, onError: (path: Path, message: string) => void, path: Path = []): unknown {
  if (typeof value === 'string') {
    const around = value.replace(FACT, ' ');
    if (around.includes('{{')) onError(path, 'has {{ without }}');
    if (around.includes('}}')) onError(path, 'has }} without {{');
    return value.replace(FACT, (written, inner: string) => {
      const name = inner.trim();
      if (isFact(name)) return facts[name];
      onError(path, `names the unknown fact {{${name}}}, expected one of ${Object.keys(facts).join(', ')}`);
      return written;
    });
  }
  if (Array.isArray(value)) return value.map((part, index) => fillFacts(part, onError, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, fillFacts(part, onError, [...path, key])]),
  );
}

function isFact(name: string): name is keyof typeof facts {
  return Object.hasOwn(facts, name);
}
