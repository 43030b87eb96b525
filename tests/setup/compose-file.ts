import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

const service = z.object({ environment: z.record(z.string(), z.string().nullable()), secrets: z.array(z.string()) });
const schema = z.object({
  services: z.object({ 'site-1': service, 'site-2': service }),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});

/** Returns the servers and the secrets of `compose.yaml`. */
export function readCompose(): z.infer<typeof schema> {
  const text = readFileSync(join(import.meta.dirname, '../../compose.yaml'), 'utf8');
  return schema.parse(parse(text, { merge: true }));
}
