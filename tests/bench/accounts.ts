import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '../e2e/site-process.ts';
import type { SiteProcess } from '../e2e/site-process.ts';
import { newLicenceKey } from '../server/shared-keys.ts';
import { startPostgres } from '../setup/postgres-server.ts';
import { load, openClient } from './load.ts';
import type { LoadResponse, Client, Load } from './load.ts';

/** One way to run the account API. */
export interface AccountRates {
  readonly setting: string;
  readonly connections: number;
  readonly me: Load;
  readonly commons: Load;
  readonly refresh: Load;
  readonly login: Load;
}

const CONNECTIONS = [1, 10, 100];
const SECONDS = 3;
/** Below the limit of refreshes of one session (docs/limits.md): what is over it is refused, and says nothing. */
const REFRESHES = 25;

/**
 * The account API under load: on SQLite, on PostgreSQL, and with two processes on one PostgreSQL, which waits for its
 * disk as it would at work. The clients share the machine with the servers, so the ratios count, not the numbers.
 */
export async function accountRates(): Promise<AccountRates[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'onset-load-'));
  const postgres = await startPostgres({ isSafe: true });
  const keys = { JWT_SECRET: 'a secret of the bench, shared by its processes', LICENCE_KEY: newLicenceKey() };
  const start = (name: string, databaseUrl?: string): Promise<SiteProcess> =>
    startProcess({
      PORT: '0',
      DATA_DIR: join(dataDir, name),
      ...keys,
      TRUST_PROXY: '1',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    });
  try {
    const rates: AccountRates[] = [];
    const measure = async (setting: string, sites: readonly SiteProcess[]): Promise<void> => {
      for (const connections of CONNECTIONS)
        rates.push({ setting, connections, ...(await measureAll(sites, connections)) });
    };
    const embedded = await start('sqlite');
    await measure('SQLite', [embedded]);
    await embedded.stop();
    const one = await start('one', postgres.url);
    await measure('PostgreSQL', [one]);
    const two = await start('two', postgres.url);
    await measure('PostgreSQL, 2 processes', [one, two]);
    await Promise.all([one.stop(), two.stop()]);
    return rates;
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Prints what was measured, a line for each setting and number of connections. */
export function printAccounts(all: readonly AccountRates[]): void {
  console.log('\nThe account API under load: responses a second (p50 / p99 in ms)');
  console.table(
    all.map(({ setting, connections, ...calls }) => ({
      setting,
      connections,
      ...Object.fromEntries(
        Object.entries(calls).map(([name, { perSecond, p50, p99, failed }]) => [
          name,
          `${perSecond} (${p50} / ${p99})${failed === 0 ? '' : `, ${failed} failed`}`,
        ]),
      ),
    })),
  );
}

let people = 0;

async function measureAll(sites: readonly SiteProcess[], connections: number) {
  const users: User[] = [];
  // One after the other: this is not what is measured.
  for (let index = 0; index < connections; index += 1) users.push(await signUp(sites[index % sites.length]));
  const under = (call: (user: User) => () => Promise<LoadResponse>, callsEach?: number): Promise<Load> =>
    load(users.map(call), SECONDS, callsEach);
  const result = {
    me: await under(
      ({ client, tokens }) =>
        () =>
          client.send('GET', '/api/users/me', undefined, tokens.jwt),
    ),
    commons: await under(
      ({ client }) =>
        () =>
          client.send('GET', '/api/commons'),
    ),
    refresh: await under(
      (user) => async () => {
        const response = await user.client.send('POST', '/api/auth/refresh', {
          refreshToken: user.tokens.refreshToken,
        });
        if (response.status === 200) user.tokens = JSON.parse(response.body) as Tokens;
        return response;
      },
      REFRESHES,
    ),
    login: await under(
      ({ client, identifier }) =>
        () =>
          client.send('POST', '/api/auth/local', { identifier, password: PASSWORD }),
    ),
  };
  for (const { client } of users) client.close();
  return result;
}

const PASSWORD = 'a long password for the bench';

interface Tokens {
  jwt: string;
  refreshToken: string;
}

interface User {
  readonly client: Client;
  readonly identifier: string;
  tokens: Tokens;
}

async function signUp(site: SiteProcess | undefined): Promise<User> {
  if (site === undefined) throw new Error('There is no site to sign up with');
  people += 1;
  const client = openClient(site.origin, people);
  const identifier = `bench${people}@example.com`;
  const response = await client.send('POST', '/api/auth/local/register', {
    username: `bench${people}`,
    email: identifier,
    password: PASSWORD,
  });
  if (response.status !== 200) throw new Error(`Registration was answered with ${response.status}: ${response.body}`);
  return { client, identifier, tokens: JSON.parse(response.body) as Tokens };
}
