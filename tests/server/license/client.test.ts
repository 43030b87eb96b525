import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '../../../site/server/process/clock.ts';
import { haveSubscription } from '../bought.ts';
import { startStandIn } from '../paddle-stand-in.ts';
import { logIn, register } from '../people.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

/** Exports of the client in the documentation. */
interface Client {
  readonly renew: (site: string, jwt: string, device: string, name: string, kept?: Kept) => Promise<Kept>;
  readonly check: (site: string, device: string, kept: Kept, now?: Date) => Promise<Record<string, unknown>>;
  readonly Refused: new () => Error;
}

interface Kept {
  readonly license: string;
  readonly keys: { readonly keys: readonly object[] };
}

const ROOT = join(import.meta.dirname, '../../..');
const code = /```ts\n(.*?)```/s.exec(readFileSync(join(ROOT, 'docs/guides/app-licenses.md'), 'utf8'))?.[1] ?? '';

let client: Client;

// The file is in the repository, so that the code finds its package.
beforeAll(async () => {
  mkdirSync(join(ROOT, '.vitest'), { recursive: true });
  const dir = mkdtempSync(join(ROOT, '.vitest', 'license-client-'));
  const file = join(dir, 'client.ts');
  writeFileSync(file, code);
  client = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Client;
  return () => rmSync(dir, { recursive: true });
});

const MAC = 'mac-number-1';
const originOf = (site: TestSite): string => `http://localhost:${site.port}`;

/** Starts a site with a user who has a subscription and a license. */
async function withLicense() {
  const site = await startSite({ config: { host: 'localhost' } });
  const alice = await register(site, 'alice');
  await haveSubscription(site, alice.user.id);
  const kept = await client.renew(originOf(site), alice.jwt, MAC, 'Anna’s MacBook & "co"');
  return { site, alice, kept, at: (later: number) => new Date(site.now() + later) };
}

describe('the client of docs/guides/app-licenses.md', () => {
  test('accepts a license offline for 14 days', async () => {
    const { site, alice, kept, at } = await withLicense();
    const origin = originOf(site);
    await site.stop();
    const still = await client.renew(origin, alice.jwt, MAC, 'Mac', JSON.parse(JSON.stringify(kept)) as Kept);
    expect(await client.check(origin, MAC, still, at(14 * DAY - 5_000))).toMatchObject({ plan: 'yearly' });
    await expect(client.check(origin, MAC, still, at(14 * DAY))).rejects.toThrow('"exp" claim timestamp check failed');
    await expect(client.renew(origin, alice.jwt, MAC, 'Mac')).rejects.toThrow('fetch failed');
  });

  test('rejects a license for another Mac, of another site, or with a change', async () => {
    const { site, kept, at } = await withLicense();
    const origin = originOf(site);
    await expect(client.check(origin, 'mac-number-2', kept, at(0))).rejects.toThrow('for another Mac');
    await expect(client.check('https://other.example.test', MAC, kept, at(0))).rejects.toThrow('"iss"');
    const other = await withLicense();
    const otherKeys = { ...kept, keys: other.kept.keys };
    await expect(client.check(origin, MAC, otherKeys, at(0))).rejects.toThrow('no applicable key found');
    const [head = '', payload = '', signature = ''] = kept.license.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...claims, device: 'mac-number-2' })).toString('base64url');
    const changed = { ...kept, license: `${head}.${forged}.${signature}` };
    await expect(client.check(origin, 'mac-number-2', changed, at(0))).rejects.toThrow('signature verification failed');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    await expect(client.check(origin, MAC, { ...kept, license: `${none}.${payload}.` }, at(0))).rejects.toThrow('alg');
  });

  test('reports that the plan has ended, or that the account has too many Macs', async () => {
    const { site, alice, kept } = await withLicense();
    const origin = originOf(site);
    for (const number of [2, 3]) await client.renew(origin, alice.jwt, `mac-number-${number}`, 'Mac');
    await expect(client.renew(origin, alice.jwt, 'mac-number-4', 'Mac')).rejects.toThrow(client.Refused);
    await site.database.updateTable('billing_subscriptions').set({ status: 'canceled' }).execute();
    await expect(client.renew(origin, alice.jwt, MAC, 'Mac', kept)).rejects.toThrow('This account has no active plan');
  });

  test.for([
    ['a proxy blocks the request', '<h1>Blocked by your company</h1>'],
    ['a proxy responds with its own JSON', '{"error":"Forbidden"}'],
  ])('keeps its license if %s', async ([, body]) => {
    const { alice, kept } = await withLicense();
    for (const status of [403, 409]) {
      const proxy = await startStandIn((_asked, outgoing) => outgoing.writeHead(status).end(body));
      expect(await client.renew(proxy.origin, alice.jwt, MAC, 'Mac', kept)).toBe(kept);
      const failure = await client.renew(proxy.origin, alice.jwt, MAC, 'Mac').catch((error: unknown) => error);
      expect(failure).not.toBeInstanceOf(client.Refused);
    }
  });

  test('keeps its license without an access token', async () => {
    const { site, kept } = await withLicense();
    expect(await client.renew(originOf(site), '', MAC, 'Mac', kept)).toBe(kept);
  });

  test('keeps its license if it was logged out', async () => {
    const { site, alice, kept } = await withLicense();
    const ended_at = new Date(site.now()).toISOString();
    await site.database.updateTable('sessions').set({ ended_at }).execute();
    expect(await client.renew(originOf(site), alice.jwt, MAC, 'Mac', kept)).toBe(kept);
    const { jwt } = await logIn(site, 'alice');
    expect(await client.renew(originOf(site), jwt, MAC, 'Mac', kept)).not.toBe(kept);
  });
});
