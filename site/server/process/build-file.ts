import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type * as z from 'zod';
import { StartError } from './start-error.ts';

/**
 * Reads a JSON file of the build. A missing file has the default of the schema. Throws a `StartError` if there is none,
 * and for an invalid file.
 */
export function readBuildFile<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(existsSync(file) ? readJson(file) : undefined);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw buildError(
    file,
    existsSync(file) ? `is not usable: ${issue?.path.join('.')}: ${issue?.message}` : 'was not found',
  );
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw buildError(file, 'is not JSON', error);
  }
}

const buildError = (file: string, problem: string, cause?: unknown): StartError =>
  new StartError(`site/build/${basename(file)} ${problem}. Run npm run build.`, { cause });
