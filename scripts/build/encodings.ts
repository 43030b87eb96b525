import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { mapBounded } from './map-bounded.ts';

/** Kinds of files that get smaller; pictures, fonts and media are small already. */
const COMPRESSIBLE = new Set('.html .css .js .json .svg .txt .xml .data .vtt .webmanifest .md'.split(' '));

/** Below this many bytes the headers weigh more than what is saved. */
const WORTH_IT = 200;

/** Files at a time: enough for Node's four threads. Each takes some megabytes while it waits for one, and there may be thousands. */
const AT_ONCE = 6;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const toZstd = promisify(zstdCompress);

/** Of zstd's 22 levels; the highest make files 0.7 % smaller and take five times as long. */
const ZSTD_LEVEL = 15;

/**
 * Writes `.br` and `.gz` beside every file that gets smaller by it, and `.zst` where that is smaller than `.gz`, which all
 * who take zstd take too. Returns how many files have them.
 */
export async function writeEncodings(dir: string): Promise<number> {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    COMPRESSIBLE.has(extname(name)),
  );
  const done = await mapBounded(names, AT_ONCE, (name) => encode(join(dir, name)));
  return done.filter(Boolean).length;
}

async function encode(file: string): Promise<boolean> {
  const bytes = await readFile(file);
  if (bytes.length < WORTH_IT) return false;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const zstdParams = { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL };
  const [br, gz, zst] = await Promise.all([
    toBrotli(bytes, { params }),
    toGzip(bytes, { level: 9 }),
    toZstd(bytes, { params: zstdParams, pledgedSrcSize: bytes.length }),
  ]);
  if (br.length >= bytes.length) return false;
  const written = [writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)];
  if (zst.length < gz.length) written.push(writeFile(`${file}.zst`, zst));
  await Promise.all(written);
  return true;
}
