import { DownloadCard } from '@onset/design-system/sections/download-card';
import { PostList } from '@onset/design-system/sections/post-list';
import { ReleaseList } from '@onset/design-system/sections/release-list';
import { SiteSearch } from '@onset/design-system/sections/site-search';
import type { SiteSearchContent, SiteSearchState } from '@onset/design-system/sections/site-search';
import type { ConnectedDownloadCardContent } from '../../../site/connected/download-card.schema.ts';
import { fromReleases } from '../../../site/connected/download-card.tsx';
import type { ConnectedPostListContent } from '../../../site/connected/post-list.schema.ts';
import { listedPosts } from '../../../site/connected/post-list.tsx';
import type { ConnectedReleaseListContent } from '../../../site/connected/release-list.schema.ts';
import { listedReleases } from '../../../site/connected/release-list.tsx';
import { results } from '../../../stories/fixtures/search.ts';
import { describeStates } from './state.ts';

/** How many of what the site has are shown. */
interface Shown {
  readonly count: number;
}

export const postList = describeStates<ConnectedPostListContent, Shown>(
  ({ topic, page: _page, count, ...rest }) => {
    const { topics, posts, empty } = listedPosts(topic, 1);
    return <PostList {...rest} topics={topics ?? []} empty={empty} posts={posts.slice(0, count)} />;
  },
  () => ({
    empty: { label: 'No post', shows: { count: 0 } },
    one: { label: 'One post', shows: { count: 1 } },
  }),
);

export const releaseList = describeStates<ConnectedReleaseListContent, Shown>(
  ({ count, ...rest }) => <ReleaseList {...rest} releases={listedReleases().slice(0, count)} />,
  () => ({ one: { label: 'One release', shows: { count: 1 } } }),
);

export const downloadCard = describeStates<ConnectedDownloadCardContent, object>(
  (props) => <DownloadCard {...props} release={fromReleases().release} />,
  () => ({ one: { label: 'No older version', shows: {} } }),
);

export const siteSearch = describeStates<SiteSearchContent, SiteSearchState>(
  (props) => <SiteSearch {...props} />,
  () => ({
    filled: { label: 'Three results', shows: { state: 'results', query: 'silenc', results } },
    empty: { label: 'Nothing found', shows: { state: 'none', query: 'green screen' } },
    loading: { label: 'Loading', shows: { state: 'loading', query: 'silence' } },
    error: { label: 'Not loaded', shows: { state: 'error', query: 'silence' } },
  }),
);
