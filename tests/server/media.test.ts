import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startSite } from './site.ts';

/** Larger than what is kept in memory, and smaller. */
const VIDEO = randomBytes(3_000_000);
const start = () => startSite({ files: { 'assets/hero.mp4': VIDEO, 'assets/clip.mp4': Buffer.from('0123456789') } });

describe('a video', () => {
  test.for([
    ['bytes=0-9', 0, 9],
    ['bytes=2999990-', 2_999_990, 2_999_999],
    ['bytes=-5', 2_999_995, 2_999_999],
    ['bytes=2999999-9999999', 2_999_999, 2_999_999],
    ['bytes=100000-2900000', 100_000, 2_900_000],
  ] as const)('is sent in pieces: %s', async ([range, first, last]) => {
    const site = await start();
    const response = await site.send('/assets/hero.mp4', { headers: { range } });
    expect(response.status).toBe(206);
    expect(response.headers).toMatchObject({
      'content-range': `bytes ${first}-${last}/3000000`,
      'content-length': String(last - first + 1),
      'content-type': 'video/mp4',
    });
    expect(response.bytes.equals(VIDEO.subarray(first, last + 1))).toBe(true);
  });

  test('is sent as a stranger’s odd range allows', async () => {
    const site = await start();
    for (const [range, status, text] of [
      ['BYTES=0-1', 206, '01'],
      [`bytes=8-${'9'.repeat(400)}`, 206, '89'],
      [`bytes=-${'9'.repeat(400)}`, 206, '0123456789'],
      [`bytes=${'9'.repeat(400)}-`, 416, ''],
      ['bytes=10-', 416, ''],
      ['bytes=-0', 416, ''],
      ['bytes=--5', 200, '0123456789'],
      ['bytes=-1-5', 200, '0123456789'],
      [`bytes=${'0-1,'.repeat(2_000)}0-1`, 200, '0123456789'],
    ] as const) {
      const response = await site.send('/assets/clip.mp4', { headers: { range } });
      expect([range, response.status, response.text]).toEqual([range, status, text]);
      expect(response.headers['cache-control'] === 'no-store').toBe(status === 416);
    }
    for (const condition of ['Sat, 22 Nov 2036 10:00:00 GMT', 'W/"weak"', '*']) {
      const headers = { range: 'bytes=0-1', 'if-range': condition };
      expect((await site.send('/assets/clip.mp4', { headers })).status).toBe(200);
    }
  });

  test('pieces of an older version are not mixed in', async () => {
    const site = await start();
    const { etag = '' } = (await site.send('/assets/clip.mp4')).headers;
    expect((await site.send('/assets/clip.mp4', { headers: { range: 'bytes=0-1', 'if-range': etag } })).status).toBe(
      206,
    );
    expect(
      (await site.send('/assets/clip.mp4', { headers: { range: 'bytes=0-1', 'if-range': '"older"' } })).status,
    ).toBe(200);
  });
});
