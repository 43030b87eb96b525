import { brand, getDownloadName } from '@onset/design-system/brand';
import { expect, test } from 'vitest';
import { placeholderDownloads, releases } from './releases.ts';

test.runIf(brand.releaseHost === null)(
  'placeholderDownloads returns a file for every version if no release host is configured',
  () => {
    const files = placeholderDownloads(releases);
    for (const { version, href, sha256 } of releases) {
      const text = files[href.slice(1)];
      expect(href).toBe(`/downloads/${getDownloadName(version)}.txt`);
      for (const part of [brand.name, version, sha256]) expect(text).toContain(part);
    }
    expect(Object.keys(files)).toHaveLength(releases.length);
  },
);
