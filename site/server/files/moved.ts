import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { StartError } from '../process/start-error.ts';

const movedSchema = z.strictObject({
  redirects: z.array(
    z.strictObject({ from: z.string(), to: z.string(), status: z.union([z.literal(301), z.literal(302)]) }),
  ),
  gone: z.array(z.string()),
});

/** Addresses that lead to another, and those of pages that are gone, as the build checked and wrote them. */
export type Moved = z.infer<typeof movedSchema>;

/** Reads them. A build without the file has none. Throws a `StartError` for a file that cannot be used. */
export function readMoved(file: string): Moved {
  if (!existsSync(file)) return { redirects: [], gone: [] };
  try {
    return movedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new StartError('site/build/redirects.json is not usable. Run npm run build.', {
      cause: error,
    });
  }
}
