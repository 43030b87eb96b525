import { toUnits } from '@onset/design-system/content/money';
import { CostOverTime } from '@onset/design-system/sections/cost-over-time';
import { DownloadCard } from '@onset/design-system/sections/download-card';
import type { DownloadCardContent, OlderRelease } from '@onset/design-system/sections/download-card/schema';
import { PostList } from '@onset/design-system/sections/post-list';
import type { PostListContent } from '@onset/design-system/sections/post-list/schema';
import { PricingSummary } from '@onset/design-system/sections/pricing-summary';
import { ReleaseList } from '@onset/design-system/sections/release-list';
import type { ReleaseListContent } from '@onset/design-system/sections/release-list/schema';
import { blogTexts, getPostListPath, POSTS_PER_PAGE, topicNames, topics } from '../../content/blog.ts';
import type { TopicName } from '../../content/blog.ts';
import { getOffer } from '../../content/plan-offers.ts';
import { currency, findPlan, formatPrice, formatUpdates, plansForSale } from '../../content/plans.ts';
import type { Plan } from '../../content/plans.ts';
import { posts, toPostCard } from '../../content/posts.ts';
import { releases, newestRelease } from '../../content/releases.ts';
import type { Release } from '../../content/releases.ts';
import type {
  ConnectedPostListContent,
  ConnectedProps,
  ConnectedReleaseListContent,
  ConnectedDownloadCardContent,
  ConnectedCostOverTimeContent,
  ConnectedPricingSummaryContent,
} from '../schemas.ts';

/** List of posts from `site/content/posts`. A page selects the topic and the part of the list. */
export function ConnectedPostList({ topic, page = 1, ...rest }: ConnectedProps<ConnectedPostListContent>) {
  return <PostList {...rest} {...listedPosts(topic, page)} />;
}

/** Returns the posts of a topic, or of all topics, on one page of the list. */
function listedPosts(
  topic: TopicName | undefined,
  page: number,
): Omit<PostListContent, keyof ConnectedPostListContent> {
  const chosen = topic === undefined ? posts : posts.filter(({ tags }) => tags.includes(topic));
  const pages = Math.max(1, Math.ceil(chosen.length / POSTS_PER_PAGE));
  return {
    topics: topicLinks(topic),
    posts: chosen.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE).map((post) => toPostCard(post, topic)),
    empty: blogTexts.empty,
    ...(pages > 1 && { position: `Page ${page} of ${pages}` }),
    ...(page > 1 && { newer: { label: blogTexts.newer, href: getPostListPath(topic, page - 1) } }),
    ...(page < pages && { older: { label: blogTexts.older, href: getPostListPath(topic, page + 1) } }),
  };
}

/** Returns the links to all posts and to each topic with posts. */
function topicLinks(current: TopicName | undefined) {
  const used = topicNames.filter((name) => posts.some(({ tags }) => tags.includes(name)));
  return [undefined, ...used].map((name) => ({
    label: name === undefined ? blogTexts.all : topics[name].label,
    href: getPostListPath(name, 1),
    current: name === current,
  }));
}

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

const monthsByInterval = { month: 1, year: 12, once: undefined } as const;

/** Chart of costs with the prices of the catalog for the plans that a page names. */
export function ConnectedCostOverTime({ plans, ...rest }: ConnectedProps<ConnectedCostOverTimeContent>) {
  return (
    <CostOverTime
      {...rest}
      currency={currency}
      plans={plansForSale(plans).map(({ name: label, price, interval, comparedTo }) => {
        const monthly = findPlan(comparedTo);
        return {
          label,
          amount: toUnits(price),
          months: monthsByInterval[interval],
          monthAmount: monthly && toUnits(monthly.price),
        };
      })}
    />
  );
}

/** Price list with the prices of the catalog for the plans that a page names. */
export function ConnectedPricingSummary({ plans, ...rest }: ConnectedProps<ConnectedPricingSummaryContent>) {
  return (
    <PricingSummary
      {...rest}
      plans={plansForSale(plans).map((plan) => {
        const { shownPrice, badge } = getOffer(plan);
        return {
          name: plan.name,
          price: formatPrice(shownPrice ?? plan.price),
          per: plan.interval === 'once' ? 'once' : 'a month',
          ...(badge && { badge }),
          text: `${plan.summary} ${getShortTerms(plan)}`,
        };
      })}
    />
  );
}

function getShortTerms(plan: Plan): string {
  const trial = plan.trialDays ? `Free for ${plan.trialDays} days. ` : '';
  return {
    month: `${trial}Cancel whenever you like.`,
    year: `${trial}${formatPrice(plan.price)} is charged once a year.`,
    once: `It includes ${formatUpdates(plan)} of updates.`,
  }[plan.interval];
}
