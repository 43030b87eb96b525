import { join } from 'node:path';

const root = join(import.meta.dirname, '../..').replaceAll('\\', '/');

/** Reads the stack of an error, with the lines of the sources. */
export type ReadStack = (error: Error) => string;

/** Describes an error with the file and line that threw it: `is is not defined (site/connected/form/form-rules.ts line 12)`. */
export function describeFailure(error: unknown, readStack: ReadStack): string {
  if (!(error instanceof Error)) return String(error);
  const [place] = readStack(error).replaceAll('\\', '/').split('\n').flatMap(placeIn);
  return place ? `${error.message} (${place.file} line ${place.line})` : error.message;
}

/** The file of this repository that a line of a stack names; packages are not part of it. */
function placeIn(frame: string): { readonly file: string; readonly line: string }[] {
  const [, path = ''] = frame.split(`${root}/`);
  const { file, line } = /^(?<file>[^:?]+)(?:\?[^:]*)?:(?<line>\d+)/.exec(path)?.groups ?? {};
  return file === undefined || line === undefined || file.startsWith('node_modules/') ? [] : [{ file, line }];
}
