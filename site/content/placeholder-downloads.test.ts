import { expect, test } from 'vitest';
import { placeholderDownloads } from './placeholder-downloads.ts';
import { releases } from './releases.ts';

test('until a release host is configured, every version leads to a file of the site', () => {
  const files = placeholderDownloads(releases);
  for (const { version, href, sha256 } of releases) {
    const text = files[href.slice(1)];
    expect(href).toBe(`/downloads/Onset-${version}.txt`);
    for (const words of [version, sha256, 'fictional']) expect(text).toContain(words);
  }
  expect(Object.keys(files)).toHaveLength(releases.length);
});
