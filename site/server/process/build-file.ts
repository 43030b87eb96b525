import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type * as z from 'zod';
import { StartError, reason } from './start-error.ts';

/**
 * Reads a JSON file of the build. A missing file has the default of the schema. Throws a `StartError` for an invalid
 * file, and for a missing one if the schema has no default.
 */
export function readBuildFile<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const content = existsSync(file) ? readJson(file) : undefined;
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  if (content === undefined) throw buildError(file, 'was not found');
  const [issue] = parsed.error.issues;
  throw buildError(file, `is not usable: ${[...(issue?.path ?? []), issue?.message].join(': ')}`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw buildError(file, error instanceof SyntaxError ? 'is not JSON' : `can’t be read: ${reason(error)}`, error);
  }
}

const buildError = (file: string, problem: string, cause?: unknown): StartError =>
  new StartError(`site/build/${basename(file)} ${problem}. Run npm run build.`, { cause });
