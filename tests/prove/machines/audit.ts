import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../site/server/database/tables.ts';
import type { Caller } from './caller.ts';
import type { Ledger } from './ledger.ts';
import type { Person } from './visitor.ts';

/** How long the queue of mails may take to become empty: the claim of a process that was killed, and a retry. */
const MAILS_LATE = 240_000;

/** A mail as the mail server got it. */
export interface Received {
  readonly id: string;
  readonly to: string;
  readonly event: string;
}

/** Reads the mails a mail server took. */
export function readMails(taken: readonly string[]): Received[] {
  return taken.map((source) => {
    const id = /^Message-ID: <(.*)@/im.exec(source)?.[1] ?? '';
    return { id, to: /^To: (.*)$/m.exec(source)?.[1]?.trim() ?? '', event: id.replace(/^\d+-\d+-/, '') };
  });
}

/** Waits until every mail was sent. Tells how many seconds that took. */
export async function untilMailsAreOut(database: Database, ledger: Ledger): Promise<number> {
  const start = Date.now();
  for (;;) {
    const waiting = await database.selectFrom('mails').select(['event', 'failed_at', 'tries']).execute();
    const seconds = Math.round((Date.now() - start) / 1000);
    if (waiting.length === 0) return seconds;
    if (Date.now() - start > MAILS_LATE) {
      ledger.blame(`${waiting.length} mails were not sent in ${seconds} s`);
      return seconds;
    }
    await pause(500);
  }
}

/** Whether what people were told is in the database, each once, and whether their last tokens are good. */
export async function auditPeople(
  database: Database,
  people: readonly Person[],
  { caller, ledger, unknown }: { caller: Caller; ledger: Ledger; unknown: ReadonlySet<string> },
): Promise<void> {
  const users = await database.selectFrom('users').select(['id', 'email', 'username', 'company']).execute();
  const names = await database.selectFrom('login_names').select(['name', 'user_id']).execute();
  const byEmail = Map.groupBy(users, ({ email }) => email);
  const nameOwner = new Map(names.map(({ name, user_id }) => [name, user_id]));
  const known = new Set(people.map(({ email }) => email));
  for (const { email } of users)
    if (!email.startsWith('buyer-') && !known.has(email) && !unknown.has(email))
      ledger.blame(`${email} has an account that nobody was told of`);
  for (const person of people) {
    const [user, ...others] = byEmail.get(person.email) ?? [];
    if (user === undefined || others.length > 0)
      ledger.blame(`${person.email} has ${byEmail.get(person.email)?.length ?? 0} accounts, expected 1`);
    else if (user.id !== person.id || user.company !== person.company)
      ledger.blame(`${person.email} has ${JSON.stringify(user)}, expected ${JSON.stringify(person)}`);
    if (nameOwner.get(person.email) !== person.id) ledger.blame(`${person.email} is no login name of its account`);
    const body = { refreshToken: person.refreshToken };
    const { status } = await caller.untilAnswered({
      kind: 'refresh at the end',
      method: 'POST',
      path: '/api/auth/refresh',
      body,
    });
    if (status !== 200) ledger.blame(`${person.email} is logged out: the last refresh token got ${status}`);
  }
}

/** What is expected of the mails of buyers: how many of each event to each address. */
export type ExpectedMails = ReadonlyMap<string, number>;

export const mailKey = (to: string, event: string): string => `${event} to ${to}`;

/** Whether each mail came as often as it should; tells how many came a second time, as the same message. */
export function auditMails(
  mails: readonly Received[],
  people: readonly Person[],
  { ledger, ofBuyers }: { ledger: Ledger; ofBuyers: ExpectedMails },
): number {
  const messages = [...new Map(mails.map((mail) => [mail.id, mail])).values()];
  const counts = Map.groupBy(messages, ({ to, event }) => mailKey(to, event));
  const count = (key: string): number => counts.get(key)?.length ?? 0;
  const keys = new Set([...ofBuyers.keys(), ...counts.keys()]);
  for (const key of keys) {
    const [came, expected] = [count(key), ofBuyers.get(key) ?? 0];
    // A mail is left out where what it tells of is true no more when it is made; thanks for a purchase are always true.
    const mayBeFewer = !key.startsWith('purchase-welcome');
    if (key.includes(' to buyer-') && (came > expected || (came < expected && !mayBeFewer)))
      ledger.blame(`${came} mails ${key}, expected ${expected}`);
  }
  for (const { email, mails: asked } of people)
    for (const event of ['password-changed', 'confirm-newsletter', 'reset-password', 'session-ended']) {
      const { least, most } = asked.get(event) ?? { least: 0, most: 0 };
      const came = count(mailKey(email, event));
      if (came < least || came > most) ledger.blame(`${came} mails ${event} to ${email}, expected ${least} to ${most}`);
    }
  return mails.length - messages.length;
}
