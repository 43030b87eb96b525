import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Kinds of files that get smaller; pictures, fonts and media are small already. */
const COMPRESSIBLE = new Set([
  '.html',
  '.css',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.data',
  '.vtt',
  '.webmanifest',
  '.md',
]);

/** Below this many bytes the headers weigh more than what is saved. */
const WORTH_IT = 200;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `.br` and `.gz` beside every file that gets smaller by it. Returns how many files have them. */
export async function writeEncodings(dir: string): Promise<number> {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    COMPRESSIBLE.has(extname(name)),
  );
  const done = await Promise.all(names.map((name) => encode(join(dir, name))));
  return done.filter(Boolean).length;
}

async function encode(file: string): Promise<boolean> {
  const bytes = await readFile(file);
  if (bytes.length < WORTH_IT) return false;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gz] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })]);
  if (br.length >= bytes.length) return false;
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return true;
}
