import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

/** Builds the bare hydrated React Router page beside this file and returns its JavaScript in bytes, brotli. */
export async function bareScriptBytes(): Promise<number> {
  const root = join(import.meta.dirname, 'bare');
  await promisify(execFile)('react-router', ['build', root]);
  const html = await readFile(join(root, 'build/client/index.html'), 'utf8');
  const assets = join(root, 'build/client/assets');
  let bytes = 0;
  // What the page names, and no more: a build may hold files nobody asks for.
  for (const name of await readdir(assets))
    if (name.endsWith('.js') && html.includes(name))
      bytes += brotliCompressSync(await readFile(join(assets, name))).length;
  return bytes;
}
