import { join } from 'node:path';

const root = join(import.meta.dirname, '../..').replaceAll('\\', '/');

/** Reads the stack of an error, with the lines of the sources. */
export type ReadStack = (error: Error) => string;

/** The files that describe states, which names the caller when a rule or a fixture throws. */
const STATES = /^compose\/preview\/states\/(?!states?\.ts)/;

/**
 * Describes an error with the file and line that threw it: `is is not defined (site/connected/form-rules.ts line 12)`.
 * For an error in a preview state, it includes the line of that state.
 */
export function describeFailure(error: unknown, readStack: ReadStack): string {
  if (!(error instanceof Error)) return String(error);
  const places = readStack(error).replaceAll('\\', '/').split('\n').flatMap(placeIn);
  const named = new Set([...places.slice(0, 1), ...places.filter(({ file }) => STATES.test(file)).slice(0, 1)]);
  const words = [...named].map(({ file, line }) => `${file} line ${line}`).join(', from ');
  return words === '' ? error.message : `${error.message} (${words})`;
}

/** The file of this repository that a line of a stack names; packages are not part of it. */
function placeIn(frame: string): { readonly file: string; readonly line: string }[] {
  const [, path = ''] = frame.split(`${root}/`);
  const { file, line } = /^(?<file>[^:?]+)(?:\?[^:]*)?:(?<line>\d+)/.exec(path)?.groups ?? {};
  return file === undefined || line === undefined || file.startsWith('node_modules/') ? [] : [{ file, line }];
}
