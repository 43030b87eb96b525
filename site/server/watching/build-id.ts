import * as z from 'zod';
import type { SiteFiles } from '../files/site-file.ts';

const schema = z.object({ id: z.string().min(1).max(100) });

/** What a build that does not say its id is called. */
const UNKNOWN = 'unknown';

/** The id of a build, as `builds/latest.json` says it to browsers. */
export function buildIdOf(files: Pick<SiteFiles, 'byPath'>): string {
  const bytes = files.byPath.get('/builds/latest.json')?.plain.bytes;
  if (bytes === undefined) return UNKNOWN;
  try {
    return schema.parse(JSON.parse(bytes.toString())).id;
  } catch {
    return UNKNOWN;
  }
}
