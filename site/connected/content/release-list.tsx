import { ReleaseList } from '@onset/design-system/sections/release-list';
import type { ReleaseListContent } from '@onset/design-system/sections/release-list/schema';
import { releases } from '../../content/releases.ts';
import type { ConnectedProps } from '../connected-props.ts';
import type { ConnectedReleaseListContent } from './schemas.ts';

/** A list of releases, bound to those of `site/content/releases`. */
export function ConnectedReleaseList(props: ConnectedProps<ConnectedReleaseListContent>) {
  return <ReleaseList {...props} releases={listedReleases()} />;
}

/** Returns the releases as the section shows them. */
function listedReleases(): ReleaseListContent['releases'] {
  return releases.map(
    ({ version, date, title, illustration, security, href, bytes, minimumSystem, intro, changes }, index) => {
      const mark = security ? 'Security' : index === 0 ? 'Newest' : undefined;
      return {
        version,
        date,
        title,
        ...(illustration && { illustration }),
        ...(mark && { mark }),
        download: { href, bytes, minimumSystem: `macOS ${minimumSystem.replace(/\.0$/, '')}` },
        intro: [...intro],
        changes: changes.map(({ heading, blocks }) => ({ heading, blocks: [...blocks] })),
      };
    },
  );
}
