import { DownloadCard } from '@onset/design-system/sections/download-card';
import type { DownloadCardContent, OlderRelease } from '@onset/design-system/sections/download-card/schema';
import { newestRelease, releases } from '../../content/releases.ts';
import type { Release } from '../../content/releases.ts';
import type { ConnectedProps } from '../connected-props.ts';
import type { ConnectedDownloadCardContent } from './schemas.ts';

/** The download, bound to the releases of `site/content/releases`: the newest is handed over, the others are listed. */
export function ConnectedDownloadCard(props: ConnectedProps<ConnectedDownloadCardContent>) {
  return <DownloadCard {...props} {...fromReleases()} />;
}

/** Returns the releases as the section shows them. */
export function fromReleases(): Pick<DownloadCardContent, 'release' | 'older'> {
  const newest = newestRelease();
  const older = releases.filter((release) => release !== newest).map(toOlderRelease);
  return { release: { ...toOlderRelease(newest), sha256: newest.sha256 }, ...(older.length > 0 && { older }) };
}

function toOlderRelease({ version, date, bytes, href, minimumSystem }: Release): OlderRelease {
  return { version, date, bytes, href, minimumSystem: `macOS ${minimumSystem.replace(/\.0$/, '')} or later` };
}
