import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** An email in the outbox. */
export interface WrittenMail {
  readonly event: string;
  readonly to: string;
  readonly subject: string;
  /** The text part, decoded. */
  readonly text: string;
  /** The code of its link; empty without one. */
  readonly code: string;
  readonly file: string;
}

/** Reads the emails in a data directory, in the order in which they were queued. */
export function readOutbox(dataDir: string): WrittenMail[] {
  const dir = join(dataDir, 'outbox');
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .toSorted(byNumbers)
    .map((name) => {
      const source = readFileSync(join(dir, name), 'utf8');
      const text = decode(source);
      return {
        event: name.replace(/^\d+-\d+-/, '').replace('.eml', ''),
        to: /^To: (.*)$/m.exec(source)?.[1] ?? '',
        subject: /^Subject: (.*)$/m.exec(source)?.[1] ?? '',
        text,
        code: /[?&](?:code|confirmation)=([0-9a-f]+)/.exec(text)?.[1] ?? '',
        file: join(dir, name),
      };
    });
}

/** Sorts by time, then by number. */
function byNumbers(one: string, other: string): number {
  const [numbers, others] = [one, other].map((name) => name.split('-').slice(0, 2).map(Number));
  return (numbers?.[0] ?? 0) - (others?.[0] ?? 0) || (numbers?.[1] ?? 0) - (others?.[1] ?? 0);
}

/** Decodes quoted-printable, the only encoding in these emails. */
function decode(source: string): string {
  if (!/^Content-Transfer-Encoding: quoted-printable$/m.test(source)) return source;
  const bytes = source
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
