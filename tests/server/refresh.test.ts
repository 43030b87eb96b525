import { describe, expect, test } from 'vitest';
import { DAY, SECOND } from '../../site/server/clock.ts';
import { ACCESS_TOKEN_OVER, bearer, logIn, register } from './people.ts';
import type { SignedIn } from './people.ts';
import { startSite } from './site.ts';
import type { TestSite } from './site.ts';

const refresh = (site: TestSite, refreshToken: string) =>
  site.send('/api/auth/refresh', { method: 'POST', body: { refreshToken } });
const me = (site: TestSite, jwt: string) => site.send('/api/users/me', { headers: bearer(jwt) });
const nextToken = async (site: TestSite, refreshToken: string) =>
  (await refresh(site, refreshToken)).json() as unknown as Pick<SignedIn, 'jwt' | 'refreshToken'>;

describe('refreshing', () => {
  test('a token is exchanged for the next, which is exchanged for the next', async () => {
    const site = await startSite();
    let { refreshToken } = await register(site, 'alice');
    for (let round = 0; round < 3; round += 1) {
      site.wait(ACCESS_TOKEN_OVER);
      const next = await nextToken(site, refreshToken);
      expect(next.refreshToken).not.toBe(refreshToken);
      expect((await me(site, next.jwt)).status).toBe(200);
      ({ refreshToken } = next);
    }
  });

  test('several at once with the same token get the same successor, and it is good', async () => {
    const site = await startSite();
    const { refreshToken } = await register(site, 'alice');
    const both = await Promise.all([
      nextToken(site, refreshToken),
      nextToken(site, refreshToken),
      nextToken(site, refreshToken),
    ]);
    expect(new Set(both.map((one) => one.refreshToken)).size).toBe(1);
    for (const { jwt } of both) expect((await me(site, jwt)).status).toBe(200);
    site.wait(ACCESS_TOKEN_OVER);
    expect((await refresh(site, both[1]?.refreshToken ?? '')).status).toBe(200);
    const sessions = await site.database.selectFrom('sessions').select('generation').execute();
    expect(sessions).toEqual([{ generation: 2 }]);
  });

  test('a token used again after the grace ends the session for whoever holds it', async () => {
    const site = await startSite();
    const { refreshToken: stolen } = await register(site, 'alice');
    const owner = await nextToken(site, stolen);
    site.wait(11 * SECOND);
    expect((await refresh(site, stolen)).status).toBe(401);
    expect((await refresh(site, owner.refreshToken)).status).toBe(401);
    expect((await me(site, owner.jwt)).status).toBe(401);
    expect((await logIn(site, 'alice')).jwt).toBeTypeOf('string');
  });

  test('a thief within the grace is found out at the next refresh', async () => {
    const site = await startSite();
    const { refreshToken } = await register(site, 'alice');
    const owner = await nextToken(site, refreshToken);
    const thief = await nextToken(site, refreshToken);
    site.wait(ACCESS_TOKEN_OVER);
    const ownerNext = await nextToken(site, owner.refreshToken);
    site.wait(ACCESS_TOKEN_OVER);
    expect((await refresh(site, thief.refreshToken)).status).toBe(401);
    expect((await refresh(site, ownerNext.refreshToken)).status).toBe(401);
  });

  test('a token two steps old is refused within seconds, too', async () => {
    const site = await startSite();
    const { refreshToken } = await register(site, 'alice');
    const second = await nextToken(site, refreshToken);
    await nextToken(site, second.refreshToken);
    expect((await refresh(site, refreshToken)).status).toBe(401);
  });

  test('tokens that ran out are not kept for ever', async () => {
    const site = await startSite();
    let { refreshToken } = await register(site, 'alice');
    for (let week = 0; week < 4; week += 1) {
      site.wait(7 * DAY);
      ({ refreshToken } = await nextToken(site, refreshToken));
    }
    const kept = await site.database.selectFrom('refresh_tokens').select('generation').execute();
    expect(new Set(kept.map(({ generation }) => generation))).toEqual(new Set([3, 4]));
    expect(JSON.stringify(await site.database.selectFrom('refresh_tokens').selectAll().execute())).not.toContain(
      refreshToken,
    );
  });
});
