import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes `builds/latest.json`, by which pages that are open see that there is another build: `{ "id": "…" }`. The id is
 * made of what the build is made of, so that the same site has the same one wherever it is built.
 */
export function writeLatestBuild(client: string, id: string): void {
  mkdirSync(join(client, 'builds'), { recursive: true });
  writeFileSync(join(client, 'builds/latest.json'), `${JSON.stringify({ id })}\n`);
}
