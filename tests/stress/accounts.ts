import fc from 'fast-check';
import { sql } from 'kysely';
import type { Database } from '../../site/server/database/tables.ts';
import { send } from '../server/http.ts';
import { generate, runOnBothDatabases, startServer, withStoppedDatabase } from './shared.ts';
import type { Installation, StressOptions } from './shared.ts';

/** Everything that the server has acknowledged to one person. */
interface Person {
  readonly name: string;
  readonly email: string;
  readonly ipAddress: string;
  /** Two values while a change is not acknowledged, the new one last. */
  passwords: readonly string[];
  companies: readonly (string | null)[];
  passwordChanges: number;
  tokens: { readonly jwt?: string; readonly refreshToken?: string; readonly user?: { readonly id: number } };
}

/**
 * Kills the server while people register, update their profiles, refresh and change passwords. After a restart everything
 * that was acknowledged must be stored, and nothing may be half done.
 */
export function stressAccounts({ rounds, seed }: StressOptions): Promise<void> {
  return runOnBothDatabases(async (install) => {
    const site = await install();
    const killsAfter = generate(fc.integer({ min: 5, max: 120 }), seed, rounds);
    for (const [round, killAfter] of killsAfter.entries()) {
      const people = Array.from({ length: 12 }, (_, index) => createPerson(round, index));
      await runUntilKilled(site, people, killAfter);
      const server = await startServer(site);
      try {
        for (const person of people) await checkPerson(server.port, person);
      } finally {
        await server.kill();
      }
      await withStoppedDatabase(site, (database) => checkDatabase(database, site, people));
    }
    const acknowledged = killsAfter.reduce((sum, count) => sum + count, 0);
    return `${rounds} times kill -9; ${acknowledged} acknowledged writes, none lost, nothing half done`;
  });
}

function createPerson(round: number, index: number): Person {
  const name = `person-${round}-${index}`;
  // Rate limits apply to IP addresses, so each person has a different one.
  const person = { name, email: `${name}@example.test`, ipAddress: `10.${round >> 8}.${round & 255}.${index}` };
  return { ...person, passwords: ['the first password'], companies: [null], passwordChanges: 0, tokens: {} };
}

function sendAs({ ipAddress, tokens }: Person, port: number, method: string, path: string, body: object) {
  const needsToken = path.includes('/users/') || path.includes('change-password');
  const authorization: Record<string, string> = needsToken ? { authorization: `Bearer ${tokens.jwt}` } : {};
  return send(port, path, { method, body, headers: { 'x-forwarded-for': ipAddress, ...authorization } });
}

/** Sends a request as one person. Returns the JSON of the response, or `undefined` if the server was killed before it. */
type Ask = (person: Person, method: string, path: string, body: object) => Promise<object | undefined>;

async function runUntilKilled(site: Installation, people: readonly Person[], killAfter: number): Promise<void> {
  const server = await startServer(site);
  let acknowledged = 0;
  const ask: Ask = async (person, method, path, body) => {
    const response = await sendAs(person, server.port, method, path, body).catch(() => undefined);
    if (response === undefined) return undefined;
    if (response.status !== 200) throw new Error(`${person.name}: ${method} ${path} got ${response.text}`);
    acknowledged += 1;
    if (acknowledged === killAfter) void server.kill();
    return response.json();
  };
  try {
    await Promise.all(people.map((person) => actUntilKilled(person, ask)));
  } finally {
    await server.kill();
  }
}

/** Registers, then repeats the other calls until the server is killed. */
async function actUntilKilled(person: Person, ask: Ask): Promise<void> {
  const registration = { username: person.name, email: person.email, password: person.passwords[0] };
  const registered = await ask(person, 'POST', '/api/auth/local/register', registration);
  if (registered === undefined) return;
  person.tokens = registered;
  const profile = `/api/users/${person.tokens.user?.id}`;
  for (let step = 1; ; step += 1) {
    const company = `Company ${step}`;
    person.companies = [...person.companies, company];
    if ((await ask(person, 'PUT', profile, { company })) === undefined) return;
    person.companies = [company];
    const refreshed = await ask(person, 'POST', '/api/auth/refresh', { refreshToken: person.tokens.refreshToken });
    if (refreshed === undefined) return;
    person.tokens = refreshed;
    if (step % 3 !== 0) continue;
    const password = `password number ${step}`;
    const change = { currentPassword: person.passwords[0], password, passwordConfirmation: password };
    person.passwords = [...person.passwords, password];
    const changed = await ask(person, 'POST', '/api/auth/change-password', change);
    if (changed === undefined) return;
    person.passwords = [password];
    person.passwordChanges += 1;
    person.tokens = changed;
  }
}

/** Checks one account through the API, and counts a password change that was made without being acknowledged. */
async function checkPerson(port: number, person: Person): Promise<void> {
  const { name, passwords, companies, tokens } = person;
  const logins: { readonly password: string; readonly company: string | null }[] = [];
  for (const password of passwords) {
    const response = await sendAs(person, port, 'POST', '/api/auth/local', { identifier: name, password });
    const { user } = response.json() as { user?: { company: string | null } };
    if (user !== undefined) logins.push({ password, company: user.company });
  }
  const [login] = logins;
  if (login === undefined && tokens.jwt === undefined) return;
  if (login === undefined || logins.length > 1)
    throw new Error(`${name}: ${logins.length} of ${passwords.length} possible passwords are accepted, expected one`);
  if (!companies.includes(login.company))
    throw new Error(`${name}: the company is ${login.company}, expected ${companies.join(' or ')}`);
  const wasChanged = login.password !== passwords[0];
  if (wasChanged) person.passwordChanges += 1;
  if (tokens.jwt === undefined) return;
  // A password change ends every session, and nothing else does.
  const { status } = await sendAs(person, port, 'POST', '/api/auth/refresh', { refreshToken: tokens.refreshToken });
  if ((status === 200) === wasChanged)
    throw new Error(`${name}: a refresh got ${status} ${wasChanged ? 'after' : 'without'} a password change`);
}

async function checkDatabase(database: Database, site: Installation, people: readonly Person[]): Promise<void> {
  if (site.databaseUrl === undefined) {
    const { rows } = await sql`pragma integrity_check`.execute(database);
    const problems = JSON.stringify([...rows, ...(await sql`pragma foreign_key_check`.execute(database)).rows]);
    if (problems !== '[{"integrity_check":"ok"}]') throw new Error(`The database file is damaged: ${problems}`);
  }
  const users = await database.selectFrom('users').select(['id', 'email as name']).orderBy('id').execute();
  const loginNames = database.selectFrom('login_names').select(['user_id as id', 'name']).orderBy('user_id');
  const [expected, actual] = [users, await loginNames.execute()].map((rows) => JSON.stringify(rows));
  if (actual !== expected) throw new Error(`The login names are ${actual}, expected ${expected}`);
  const emails = await database.selectFrom('mails').select(['event', 'recipient']).execute();
  for (const { name, email, passwordChanges } of people) {
    const sent = emails.filter((each) => each.event === 'password-changed' && each.recipient === email).length;
    if (sent !== passwordChanges) throw new Error(`${name}: ${sent} emails report ${passwordChanges} password changes`);
  }
}
