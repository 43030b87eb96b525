import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject } from 'vitest';

/** The mails in the outbox below a data directory to an address, the newest last: their source, with soft breaks undone. */
async function mailsTo(address: string, dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return sources
    .filter((source) => new RegExp(`^To: .*${address}`, 'im').test(source))
    .map((source) => source.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
}

/** Which mail to wait for. */
interface Which {
  readonly dataDir?: string;
  /** The first, the second, … of those that hold such a link: a later one makes the earlier ones void. */
  readonly number?: number;
}

/** Waits for a mail to an address that holds a link to a path, and returns the link, relative to the site. */
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

/** Waits for a mail to an address whose subject matches. */
export async function mailAbout(address: string, subject: RegExp): Promise<void> {
  await expect
    .poll(async () =>
      (await mailsTo(address, inject('dataDir'))).some((source) =>
        subject.test(/^Subject: (.*)$/im.exec(source)?.[1] ?? ''),
      ),
    )
    .toBe(true);
}
