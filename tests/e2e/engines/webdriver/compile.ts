import { Script } from 'node:vm';

/** What could be the text of a function, or of what is asked of a document. */
const LIKE_CODE = /=>|function|\(|^document\./;

/**
 * The texts among values that are expressions of JavaScript, anywhere in them. Playwright hands over what it evaluates as
 * text; compiled along with the script that gets them, they need no `eval`, which the site's policy forbids.
 */
export function candidates(values: readonly unknown[]): string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      const sources = value.includes('module.exports') ? [value, asExtension(value)] : [value];
      for (const source of sources) if (LIKE_CODE.test(source) && isExpression(source)) found.add(source);
    } else if (Array.isArray(value)) for (const each of value) look(each);
    else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) look(each);
  };
  look(values);
  return [...found];
}

/** How Playwright wraps what extends its own script in a page, before it evaluates that. */
const asExtension = (module: string): string => `
    (() => {
      const module = {};
      ${module}
      return module.exports.default();
    })()`;

/** An expression without the semicolons that may stand around it. */
export const bare = (text: string): string => text.trim().replace(/^;+|;+$/g, '');

const known = new Map<string, boolean>();

function isExpression(text: string): boolean {
  const before = known.get(text);
  if (before !== undefined) return before;
  let isOne = true;
  try {
    // Compiled, not run.
    void new Script(`(() => (${bare(text)}\n))`);
  } catch {
    isOne = false;
  }
  known.set(text, isOne);
  return isOne;
}
