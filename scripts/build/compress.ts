import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { forEachBounded } from './step.ts';
import type { Step } from './step.ts';

/** Compressed variants of the public files, which servers send in place of compressing each response. */
export const compressedFiles: Step = {
  writes: 'compressed files',
  site: async ({ client }) => {
    const names = readdirSync(client, { recursive: true, encoding: 'utf8' });
    const files = names.filter((name) => COMPRESSIBLE.has(extname(name))).map((name) => join(client, name));
    await forEachBounded(files, CONCURRENCY, compress);
  },
};

/** Types of files to compress. Images, fonts and media are compressed already. */
const COMPRESSIBLE = new Set('.html .css .js .json .svg .txt .xml .data .vtt .webmanifest .md'.split(' '));

/** In bytes. Compressing less saves less than the headers that it needs. */
const MIN_BYTES = 200;

/** Files at a time: enough for Node's four threads. Waiting files need memory, and there may be thousands. */
const CONCURRENCY = 6;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const toZstd = promisify(zstdCompress);

/** Of 22 levels; the highest make files 0.7 % smaller and take five times as long. */
const ZSTD_LEVEL = 15;

/** Writes `.br` and `.gz` beside a file if they are smaller, and `.zst` if it is smaller than `.gz`. */
async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const zstdParams = { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL };
  const [br, gz, zst] = await Promise.all([
    toBrotli(bytes, { params }),
    toGzip(bytes, { level: 9 }),
    toZstd(bytes, { params: zstdParams, pledgedSrcSize: bytes.length }),
  ]);
  if (br.length >= bytes.length) return;
  const written = [writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)];
  if (zst.length < gz.length) written.push(writeFile(`${file}.zst`, zst));
  await Promise.all(written);
}
