import { describe, expect, test } from 'vitest';
import { startSite } from './site.ts';

describe('logging out', () => {
  test('a session is named by browser and system, and nothing more is kept', async () => {
    const site = await startSite();
    const agent =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
    await site.send('/api/auth/local/register', {
      method: 'POST',
      headers: { 'user-agent': agent },
      body: { username: 'alice', email: 'a@example.test', password: 'long enough' },
    });
    expect(await site.database.selectFrom('sessions').select('device').execute()).toEqual([
      { device: 'Chrome on macOS' },
    ]);
  });
});
