import { stripVTControlCharacters } from 'node:util';

const MAX_CAUSES = 20;

/** Lines that name a cause: of the reporters of the tests, TypeScript, the linter, the formatter and other commands. */
const CAUSES = [/^✗ /, /: error TS\d+: /, /^\S+\.\w+:(?:\d+:){0,2} /, /^\S+ \(\d+ms\)$/, /\b(?:error|warn(?:ing)?)\b/i];

/**
 * Returns the lines of a failed command's output that say why it failed, each once. If none does, returns the last lines.
 *
 * @param {string} output
 * @returns {string[]}
 */
export function causesOf(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const found = CAUSES.map((cause) => lines.filter((line) => cause.test(line))).find(({ length }) => length > 0);
  const causes = [...new Set(found ?? lines.slice(-3))].map((line) => line.replace(/^✗ /, '').trim());
  if (causes.length <= MAX_CAUSES) return causes;
  return [...causes.slice(0, MAX_CAUSES), `… and ${causes.length - MAX_CAUSES} more`];
}

/**
 * Returns the details of a failed run of tests: its output without passed tests, and without the lines of `causesOf`.
 *
 * @param {string} output
 * @returns {string}
 */
export function detailsOf(output) {
  const lines = output.split('\n').filter((line) => !/^\s*(?:✓|✗ |↻)/.test(line));
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
