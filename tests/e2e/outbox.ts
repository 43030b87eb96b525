import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject } from 'vitest';

/** Returns the sources of all emails to an address, oldest first, without soft line breaks. */
async function mailsTo(address: string, dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return sources
    .filter((source) => new RegExp(`^To: .*${address}`, 'im').test(source))
    .map((source) => source.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
}

/** Options for the expected email. */
interface Which {
  readonly dataDir?: string;
  /** Position among the emails with such a link, from 1. A later one invalidates the earlier ones. */
  readonly number?: number;
}

/** Waits for an email to an address with a link to a path, and returns the link without the origin. */
export async function linkInMail(
  address: string,
  path: string,
  { dataDir = inject('dataDir'), number = 1 }: Which = {},
): Promise<string> {
  const pattern = new RegExp(`https?://[^/\\s"]+(${path}\\?[\\w=&%#.-]+)`);
  const find = async (): Promise<string | undefined> =>
    (await mailsTo(address, dataDir)).flatMap((source) => pattern.exec(source)?.[1] ?? [])[number - 1];
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
}

/** Waits for an email to an address with a matching subject. */
export async function mailAbout(address: string, subject: RegExp): Promise<void> {
  await expect
    .poll(async () =>
      (await mailsTo(address, inject('dataDir'))).some((source) =>
        subject.test(/^Subject: (.*)$/im.exec(source)?.[1] ?? ''),
      ),
    )
    .toBe(true);
}
