import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import { DEVICE_LIMIT } from '../../../site/contract/billing.ts';
import { DEVICE_LIMIT_REACHED, NOT_ENTITLED } from '../../../site/contract/messages.ts';
import { deleteExpired } from '../../../site/server/cleanup.ts';
import { addDevice } from '../../../site/server/license/devices.ts';
import { licenseKeys } from '../../../site/server/license/keys.ts';
import { DAY, HOUR, MINUTE } from '../../../site/server/process/clock.ts';
import { readConfig } from '../../../site/server/process/config.ts';
import { prove } from '../billing-site.ts';
import { haveCustomer, haveLifetime, haveSubscription } from '../bought.ts';
import { post, refresh } from '../calls.ts';
import { messageOf } from '../http.ts';
import type { HttpResponse } from '../http.ts';
import { bearer, logIn, register } from '../people.ts';
import type { SignedIn } from '../people.ts';
import { temporaryDir } from '../../setup/temporary-dir.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

interface Device {
  readonly id: string;
  readonly name: string;
  readonly addedAt: string;
}

const ask = (site: TestSite, jwt: string, device: string, name?: string): Promise<HttpResponse> =>
  site.send(`/api/licence?${new URLSearchParams({ device, ...(name === undefined ? {} : { name }) })}`, {
    headers: bearer(jwt),
  });

const licenseOf = (response: HttpResponse) =>
  (response.json() as { data: { licence: string; device: Device; expiresAt: string } }).data;

const devices = async (site: TestSite, jwt: string): Promise<Device[]> =>
  (await site.send('/api/licence/devices', { headers: bearer(jwt) })).json()['data'] as Device[];

const remove = (site: TestSite, jwt: string, id: string): Promise<HttpResponse> =>
  site.send(`/api/licence/devices/${id}`, { method: 'DELETE', headers: bearer(jwt) });

/** Starts a site with a user who has a subscription. */
async function withBuyer(): Promise<{ site: TestSite; alice: SignedIn }> {
  const site = await startSite();
  const alice = await register(site, 'alice');
  await haveSubscription(site, alice.user.id);
  return { site, alice };
}

const MAC = 'mac-number-1';

/** Requests licenses for Macs with these numbers, and expects all of them to be issued. */
async function addMacs(site: TestSite, jwt: string, ...numbers: number[]): Promise<void> {
  for (const number of numbers) {
    site.wait(1_000);
    expect((await ask(site, jwt, `mac-number-${number}`, `Mac ${number}`)).status).toBe(200);
  }
}

describe('a license', () => {
  test('contains user, Mac, plan and expiry, and is verified with the public keys', async () => {
    const { site, alice } = await withBuyer();
    const { licence, device, expiresAt } = licenseOf(await ask(site, alice.jwt, MAC, 'Anna’s MacBook'));
    const published = await site.send('/.well-known/onset-licence-keys.json');
    expect(published.headers['cache-control']).toBe('public, max-age=3600');
    expect(published.text).not.toContain('"d"');
    const keys = createLocalJWKSet(published.json() as unknown as Parameters<typeof createLocalJWKSet>[0]);
    const { payload } = await jwtVerify(licence, keys, {
      issuer: `http://localhost:${site.port}`,
      audience: 'onset-app',
      algorithms: ['EdDSA'],
      currentDate: new Date(site.now()),
    });
    expect(payload).toMatchObject({
      sub: alice.user['documentId'],
      device: MAC,
      plan: 'yearly',
      entitled_until: null,
      updates_until: null,
      iat: Math.floor(site.now() / 1000),
      exp: Math.floor((site.now() + 14 * DAY) / 1000),
    });
    expect(Date.parse(expiresAt)).toBe((payload.exp ?? 0) * 1000);
    expect(device).toMatchObject({ name: 'Anna’s MacBook', addedAt: new Date(site.now()).toISOString() });
  });

  test('expires a day after the paid period if that is earlier than 14 days', async () => {
    const site = await startSite();
    const { jwt, user } = await register(site, 'alice');
    const end = new Date(Math.floor(site.now() / 1000) * 1000 + 3 * DAY).toISOString();
    await haveSubscription(site, user.id, { scheduled_action: 'cancel', scheduled_at: end });
    const { licence, expiresAt } = licenseOf(await ask(site, jwt, MAC));
    expect(decodeJwt(licence)).toMatchObject({ entitled_until: end, exp: (Date.parse(end) + DAY) / 1000 });
    expect(Date.parse(expiresAt)).toBe(Date.parse(end) + DAY);
    site.wait(4 * DAY);
    const refused = await ask(site, (await logIn(site, 'alice')).jwt, MAC);
    expect([refused.status, messageOf(refused)]).toEqual([403, NOT_ENTITLED]);
    expect(refused.json()).toMatchObject({ error: { details: { reason: 'ended', until: end } } });
  });

  test('requires a purchase and a login, and contains the end of the included updates of a lifetime plan', async () => {
    const site = await startSite();
    const { jwt, user } = await register(site, 'alice');
    const refused = await ask(site, jwt, MAC);
    expect([refused.status, messageOf(refused)]).toEqual([403, NOT_ENTITLED]);
    expect(refused.json()).toMatchObject({ error: { details: { reason: 'none', until: null } } });
    expect(await devices(site, jwt)).toEqual([]);
    expect((await site.send(`/api/licence?device=${MAC}`)).status).toBe(403);
    expect((await site.send('/api/licence/devices')).status).toBe(403);
    expect((await site.send('/api/licence/devices/1', { method: 'DELETE' })).status).toBe(403);
    await haveLifetime(site, user.id);
    const claims = { plan: 'lifetime', entitled_until: null, updates_until: '2027-11-01T10:00:00.000Z' };
    expect(decodeJwt(licenseOf(await ask(site, jwt, MAC)).licence)).toMatchObject(claims);
  });

  test('is renewed for the same Mac, which keeps its ID and may get another name', async () => {
    const { site, alice } = await withBuyer();
    const first = licenseOf(await ask(site, alice.jwt, MAC, 'One'));
    site.wait(5 * MINUTE);
    const second = licenseOf(await ask(site, alice.jwt, MAC, 'Other'));
    expect(second.device).toMatchObject({ id: first.device.id, name: 'Other', addedAt: first.device.addedAt });
    expect(Date.parse(second.expiresAt) - Date.parse(first.expiresAt)).toBe(5 * MINUTE);
    expect(licenseOf(await ask(site, alice.jwt, MAC)).device.name).toBe('Other');
    expect(await devices(site, alice.jwt)).toHaveLength(1);
  });

  test('is rejected for an invalid device or name', async () => {
    const { site, alice } = await withBuyer();
    for (const device of ['short', 'x'.repeat(129), 'mac-ümläut-1'])
      expect([device, (await ask(site, alice.jwt, device, 'One')).status]).toEqual([device, 400]);
    for (const name of ['x'.repeat(101), 'One\nTwo', 'One\u202eTwo'])
      expect([name, (await ask(site, alice.jwt, MAC, name)).status]).toEqual([name, 400]);
    expect(await devices(site, alice.jwt)).toEqual([]);
  });
});

describe('the Macs of an account', () => {
  test('are limited to three, and a removed one is logged out and makes room', async () => {
    const { site, alice } = await withBuyer();
    const onMac = await logIn(site, 'alice');
    await addMacs(site, onMac.jwt, 1);
    await addMacs(site, alice.jwt, 2, 3);
    const fourth = await ask(site, alice.jwt, 'mac-number-4');
    expect([fourth.status, messageOf(fourth)]).toEqual([409, DEVICE_LIMIT_REACHED]);
    expect(DEVICE_LIMIT_REACHED).toContain(` ${DEVICE_LIMIT} `);
    const listed = await devices(site, alice.jwt);
    expect(listed.map(({ name }) => name)).toEqual(['Mac 1', 'Mac 2', 'Mac 3']);
    await addMacs(site, alice.jwt, 3);
    expect((await remove(site, alice.jwt, listed[0]?.id ?? '')).status).toBe(200);
    expect((await ask(site, onMac.jwt, 'mac-number-1')).status).toBe(401);
    expect((await refresh(site, onMac.refreshToken)).status).toBe(401);
    await addMacs(site, alice.jwt, 4);
  });

  test('are limited to three if more are added at once', async () => {
    const { site, alice } = await withBuyer();
    const [session] = await site.database.selectFrom('sessions').select('id').execute();
    const asking = { userId: alice.user.id, purchaseId: 'sub_01a', sessionId: session?.id ?? '', name: undefined };
    // Rate limits would serialize requests. The first round opens the connections.
    for (let round = 0; round < 5; round += 1) {
      const added = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          addDevice(site.database, { ...asking, device: `mac-number-${index}` }, site.now()),
        ),
      );
      expect(added.filter((each) => each === 'full')).toHaveLength(5);
      expect(await devices(site, alice.jwt)).toHaveLength(3);
      await site.database.deleteFrom('licence_devices').execute();
    }
  });

  test('are part of the data export, and hidden from other users, who may add the same Mac', async () => {
    const { site, alice } = await withBuyer();
    const { device } = licenseOf(await ask(site, alice.jwt, MAC, 'Anna’s MacBook'));
    const exported = await site.send('/api/account/export', { headers: bearer(alice.jwt) });
    expect(exported.json()).toMatchObject({ licences: [{ device: MAC, name: 'Anna’s MacBook' }] });
    const bob = await register(site, 'bob');
    expect((await remove(site, bob.jwt, device.id)).status).toBe(404);
    expect(await devices(site, bob.jwt)).toEqual([]);
    expect(await devices(site, alice.jwt)).toHaveLength(1);
    await haveSubscription(site, bob.user.id, { id: 'sub_01b', customer_id: 'ctm_01b' });
    expect((await ask(site, bob.jwt, MAC)).status).toBe(200);
  });

  test('have a limit of requests', async () => {
    const { site, alice } = await withBuyer();
    for (let count = 0; count < 30; count += 1) expect((await ask(site, alice.jwt, MAC)).status).toBe(200);
    expect((await ask(site, alice.jwt, MAC)).status).toBe(429);
  });
});

describe('the Macs of a purchase', () => {
  const confirmed = async (site: TestSite): Promise<SignedIn> => {
    await register(site, 'alice');
    await prove(site, 'alice@example.test');
    return logIn(site, 'alice', 'proved by a link');
  };
  const deleteAccount = async (site: TestSite, { jwt }: SignedIn) =>
    expect((await post(site, '/api/account/delete', { password: 'proved by a link' }, jwt)).status).toBe(200);
  /** Deletes the account and creates another one with the same confirmed email address. */
  const startAgain = async (site: TestSite, owner: SignedIn): Promise<SignedIn> => {
    await deleteAccount(site, owner);
    return confirmed(site);
  };
  const withOwner = async (): Promise<{ site: TestSite; alice: SignedIn }> => {
    const site = await startSite();
    await haveCustomer(site, 'alice@example.test', null);
    await haveLifetime(site, null);
    return { site, alice: await confirmed(site) };
  };

  test('still count after the account is deleted, and belong to the next account that owns the purchase', async () => {
    const { site, alice } = await withOwner();
    await addMacs(site, alice.jwt, 1, 2, 3);
    const again = await startAgain(site, alice);
    const fourth = await ask(site, again.jwt, 'mac-number-4');
    expect([fourth.status, messageOf(fourth)]).toEqual([409, DEVICE_LIMIT_REACHED]);
    const listed = await devices(site, again.jwt);
    // Their names were deleted with the account.
    expect(listed.map(({ name }) => name)).toEqual(['Mac', 'Mac', 'Mac']);
    await addMacs(site, again.jwt, 2);
    expect((await remove(site, again.jwt, listed[0]?.id ?? '')).status).toBe(200);
    await addMacs(site, again.jwt, 4);
  });

  test('still count if the database is from before they had a purchase', async () => {
    const { site, alice } = await withOwner();
    await addMacs(site, alice.jwt, 1, 2, 3);
    await site.database.updateTable('licence_devices').set({ purchase_id: null }).execute();
    const again = await startAgain(site, alice);
    expect((await ask(site, again.jwt, 'mac-number-4')).status).toBe(409);
  });

  test('can be changed ten times in six hours, also if the account is deleted in between', async () => {
    const { site, alice } = await withOwner();
    let owner = alice;
    for (let number = 0; number < 10; number += 1) {
      if (number === 6) owner = await startAgain(site, owner);
      const { device } = licenseOf(await ask(site, owner.jwt, `mac-number-${number}`));
      await remove(site, owner.jwt, device.id);
    }
    const refused = await ask(site, owner.jwt, MAC);
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 6 * 60 * 60]);
    site.wait(6 * HOUR);
    const later = await logIn(site, 'alice', 'proved by a link');
    expect((await ask(site, later.jwt, MAC)).status).toBe(200);
  });

  test('are deleted when the last license of a deleted account has expired', async () => {
    const { site, alice } = await withOwner();
    await ask(site, alice.jwt, MAC);
    await deleteAccount(site, alice);
    const kept = () => site.database.selectFrom('licence_devices').select(['device', 'name', 'session_id']).execute();
    await deleteExpired(site.database, site.now() + 14 * DAY - MINUTE);
    expect(await kept()).toEqual([{ device: MAC, name: 'Mac', session_id: '' }]);
    await deleteExpired(site.database, site.now() + 14 * DAY);
    expect(await kept()).toEqual([]);
  });
});

describe('the key of licenses', () => {
  test('is created once, readable only by its owner', async () => {
    const dataDir = temporaryDir();
    const keys = () => licenseKeys({ dataDir, licenseKey: undefined });
    const [one, other] = await Promise.all([keys(), keys()]);
    expect(one.kid).toBe(other.kid);
    const file = join(dataDir, 'licence-key.pem');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    chmodSync(file, 0o644);
    expect((await keys()).kid).toBe(one.kid);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('may be a setting instead, as PEM, as PEM in one line or as base64', async () => {
    const dataDir = temporaryDir();
    const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const spellings = [key, key.replaceAll('\n', String.raw`\n`), key.split('\n').slice(1, -2).join('')];
    const kids = spellings.map(async (licenseKey) => (await licenseKeys({ dataDir, licenseKey })).kid);
    expect(new Set(await Promise.all(kids)).size).toBe(1);
    expect(existsSync(join(dataDir, 'licence-key.pem'))).toBe(false);
    expect(readConfig({ LICENCE_KEY: key }).licenseKey).toBe(key.trim());
  });

  test('prevents the start if it is invalid, and is not printed', async () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const others = ['nonsense', rsa.export({ type: 'pkcs8', format: 'pem' }).toString()];
    for (const LICENCE_KEY of others)
      expect(() => readConfig({ LICENCE_KEY })).toThrow(/^LICENCE_KEY is a text of \d+ characters\. Set it to/);
    const dataDir = temporaryDir();
    writeFileSync(join(dataDir, 'licence-key.pem'), 'nonsense');
    await expect(licenseKeys({ dataDir, licenseKey: undefined })).rejects.toThrow(/contains no Ed25519 private key/);
    expect(readFileSync(join(dataDir, 'licence-key.pem'), 'utf8')).toBe('nonsense');
  });
});
