import { randomInt } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../site/server/database/open.ts';
import type { Database } from '../../site/server/database/tables.ts';
import { sql } from 'kysely';
import { send } from '../server/http.ts';
import type { HttpResponse } from '../server/http.ts';
import { TEST_ENTRY, spawnProcess, untilReady } from '../setup/server-process.ts';

/** Where a round is run. */
export interface Crashing {
  readonly round: number;
  readonly dataDir: string;
  readonly buildDir: string;
  /** A PostgreSQL; `undefined` for SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined;
}

/** What a round saw. */
export interface CrashFigures {
  /** Writes that were acknowledged before the process was killed, and all checked afterwards. */
  readonly acknowledged: number;
  /** Writes under way when it was killed: each is there as a whole, or not at all. */
  readonly cutOff: number;
}

/** What a client was told of one person. */
interface Person {
  readonly name: string;
  readonly address: string;
  /** Passwords that may be right: one of them is known to be, more only where a change was cut off. */
  passwords: string[];
  wasTold: boolean;
  passwordsChanged: number;
  company: string | undefined;
  /** Set when a change of the company was cut off. */
  companyAsked: string | undefined;
  jwt: string;
  refreshToken: string;
  id: number;
}

interface LoginBody {
  readonly user: { readonly company: string | null };
}

const PEOPLE = 12;

/**
 * Has people register, change their password and profile and refresh, all at once; kills the process with `kill -9` in
 * the middle; starts it again and checks that all that was acknowledged is there, and that what was not is not half
 * there. Throws with what is wrong.
 */
export async function crashRound({ round, dataDir, buildDir, databaseUrl }: Crashing): Promise<CrashFigures> {
  const env = {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    TEST_BUILD_DIR: buildDir,
    TRUST_PROXY: '1',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const server = spawnProcess(TEST_ENTRY, env);
  const load = new Load(await untilReady(server), round, randomInt(5, 120), () => server.child.kill('SIGKILL'));
  await load.run();
  await server.ended;
  if (load.error !== undefined) throw load.error;
  const again = spawnProcess(TEST_ENTRY, env);
  try {
    const port = await untilReady(again);
    for (const person of load.people) await checkPerson(port, person);
  } finally {
    again.child.kill('SIGKILL');
    await again.ended;
  }
  await checkDatabase({ dataDir, databaseUrl }, load.people);
  return { acknowledged: load.acknowledged, cutOff: load.cutOff };
}

/** The people, and what they have been told. */
class Load {
  readonly people: Person[];
  acknowledged = 0;
  cutOff = 0;
  /** A response there should not have been. */
  error: Error | undefined;
  readonly #port: number;
  readonly #killAfter: number;
  readonly #kill: () => void;

  constructor(port: number, round: number, killAfter: number, kill: () => void) {
    this.#port = port;
    this.#killAfter = killAfter;
    this.#kill = kill;
    this.people = Array.from({ length: PEOPLE }, (_, index) => ({
      name: `person-${round}-${index}`,
      address: `198.51.${round % 250}.${index}`,
      passwords: ['the first password'],
      wasTold: false,
      passwordsChanged: 0,
      company: undefined,
      companyAsked: undefined,
      jwt: '',
      refreshToken: '',
      id: 0,
    }));
  }

  /** Resolves when the process is gone. */
  async run(): Promise<void> {
    await Promise.all(this.people.map((person) => this.#live(person).catch(() => undefined)));
  }

  /** One person's life: one thing after another, until the connection breaks. */
  async #live(person: Person): Promise<void> {
    const email = `${person.name}@example.test`;
    const body = { username: person.name, email, password: person.passwords[0] };
    this.#keep(person, await this.#write(person, 'POST', '/api/auth/local/register', body));
    person.wasTold = true;
    for (let step = 0; ; step += 1) {
      person.companyAsked = `company ${step}`;
      await this.#write(person, 'PUT', `/api/users/${person.id}`, { company: person.companyAsked }, person.jwt);
      person.company = person.companyAsked;
      this.#keep(person, await this.#write(person, 'POST', '/api/auth/refresh', { refreshToken: person.refreshToken }));
      if (step % 3 !== 2) continue;
      const [current = ''] = person.passwords;
      const password = `password number ${step}`;
      person.passwords = [current, password];
      const change = { currentPassword: current, password, passwordConfirmation: password };
      this.#keep(person, await this.#write(person, 'POST', '/api/auth/change-password', change, person.jwt));
      person.passwords = [password];
      person.passwordsChanged += 1;
    }
  }

  #keep(person: Person, response: HttpResponse): void {
    const { jwt, refreshToken, user } = response.json() as Partial<Person> & { user?: { id: number } };
    person.jwt = jwt ?? person.jwt;
    person.refreshToken = refreshToken ?? person.refreshToken;
    person.id = user?.id ?? person.id;
  }

  async #write(person: Person, method: string, path: string, body: object, jwt?: string): Promise<HttpResponse> {
    const headers = {
      'x-forwarded-for': person.address,
      ...(jwt === undefined ? {} : { authorization: `Bearer ${jwt}` }),
    };
    let response: HttpResponse;
    try {
      response = await send(this.#port, path, { method, body, headers });
    } catch (error) {
      this.cutOff += 1;
      throw error;
    }
    if (response.status !== 200) {
      this.error ??= new Error(`${method} ${path} got ${response.status} ${response.text}`);
      this.#kill();
      throw this.error;
    }
    this.acknowledged += 1;
    if (this.acknowledged === this.#killAfter) this.#kill();
    return response;
  }
}

/** Checks what one person was told, as they would. */
async function checkPerson(port: number, person: Person): Promise<void> {
  const headers = { 'x-forwarded-for': person.address };
  const post = (path: string, body: object) => send(port, path, { method: 'POST', headers, body });
  const right: HttpResponse[] = [];
  for (const password of person.passwords) {
    const response = await post('/api/auth/local', { identifier: person.name, password });
    if (response.status === 200) {
      right.push(response);
      person.passwords = [password];
    }
  }
  if (!person.wasTold && right.length === 0) return;
  if (right.length !== 1) throw new Error(`${person.name}: ${right.length} of the passwords are right, expected one`);
  const [{ user } = { user: { company: null } }] = right.map((response) => response.json() as unknown as LoginBody);
  const companies = [person.company ?? null, person.companyAsked ?? null];
  if (!companies.includes(user.company))
    throw new Error(`${person.name}: the company is ${user.company}, expected ${companies.join(' or ')}`);
  if (!person.wasTold) return;
  // Either the password was changed by what was cut off, and every session ended, or the token is good.
  const refreshed = await post('/api/auth/refresh', { refreshToken: person.refreshToken });
  const wasChanged = await sessionsEnded(port, person);
  if (refreshed.status !== 200 && !wasChanged) throw new Error(`${person.name}: the last refresh token is rejected`);
}

/**
 * Whether the change of the password that was cut off was made: then the token told last is one of an ended session.
 */
async function sessionsEnded(port: number, person: Person): Promise<boolean> {
  const headers = { authorization: `Bearer ${person.jwt}` };
  return (await send(port, '/api/users/me', { headers })).status === 401;
}

/** Checks that nothing is half there. */
async function checkDatabase(
  place: { dataDir: string; databaseUrl: string | undefined },
  people: readonly Person[],
): Promise<void> {
  const database = await openDatabase({ ...place, onError: () => {} });
  try {
    if (place.databaseUrl === undefined) await checkFile(database);
    const users = await database.selectFrom('users').select(['id', 'username', 'email']).execute();
    const names = new Set((await database.selectFrom('login_names').select('name').execute()).map(({ name }) => name));
    for (const { email } of users) if (!names.has(email)) throw new Error(`${email} has an account and no login name`);
    if (names.size !== users.length) throw new Error('There are login names without an account');
    await checkMails(database, place.dataDir, people);
  } finally {
    await database.destroy();
  }
}

async function checkFile(database: Database): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database);
  if (rows.length !== 1 || rows[0]?.integrity_check !== 'ok') throw new Error('The database file is damaged');
  const errors = await sql`pragma foreign_key_check`.execute(database);
  if (errors.rows.length !== 0) throw new Error('The database has rows that belong to none');
}

/** As many mails tell of a new password as were set: in the queue, or written already. */
async function checkMails(database: Database, dataDir: string, people: readonly Person[]): Promise<void> {
  const waiting = await database
    .selectFrom('mails')
    .select('recipient')
    .where('event', '=', 'password-changed')
    .execute();
  const outbox = join(dataDir, 'outbox');
  const written = !existsSync(outbox)
    ? []
    : readdirSync(outbox)
        .filter((name) => name.endsWith('password-changed.eml'))
        .map((name) => readFileSync(join(outbox, name), 'utf8'));
  for (const { name, passwordsChanged, passwords } of people) {
    const email = `${name}@example.test`;
    const known = /number (\d+)$/.exec(passwords[0] ?? '')?.[1];
    const changes = known === undefined ? 0 : (Number(known) + 1) / 3;
    if (changes < passwordsChanged) throw new Error(`${name}: an acknowledged change of the password is lost`);
    const mails =
      waiting.filter(({ recipient }) => recipient === email).length +
      written.filter((mail) => mail.includes(`To: ${email}`)).length;
    // One that was written and not yet taken from the queue when the process was killed is in both.
    if (mails < changes || mails > changes + 1)
      throw new Error(`${name}: ${mails} mails tell of ${changes} changes of the password`);
  }
}
