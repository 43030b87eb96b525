import { Link } from '../../primitives/link.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import { PostCard } from '../post-card.tsx';
import type { SectionProps } from '../section.ts';
import { HeadedSection } from '../headed-section.tsx';
import type { PostListContent } from './post-list.schema.ts';

export type PostListProps = SectionProps<PostListContent>;

/**
 * List of posts, newest first. The first post has a large card; if there are up to three posts, all cards are large.
 * Links to the topics are above the list, and links to newer and older posts are below it. Topics are pages with their
 * own URLs, so they need no script.
 *
 * Up to 24 posts per page. The small cards are in rows of three. If they don’t fill these rows, the newest two or four of
 * them are in rows of two, so that no row has an empty cell.
 */
export function PostList({
  headingLevel = 2,
  topicsLabel = 'Topics',
  topics = [],
  posts,
  empty,
  pagesLabel = 'Pages',
  position,
  newer,
  older,
  ...rest
}: PostListProps) {
  const cardLevel = Math.min(headingLevel + 1, 4) as 2 | 3 | 4;
  return (
    <HeadedSection name="post-list" headingLevel={headingLevel} {...rest}>
      {topics.length > 0 && <Topics label={topicsLabel} topics={topics} />}
      {posts.length === 0 && empty && (
        <p className="mt-12 max-w-line text-lede text-ink-muted">
          <RichText source={empty} />
        </p>
      )}
      <ul className="mt-12 grid grid-cols-1 gap-x-6 gap-y-12 @lg:grid-cols-12 @lg:gap-y-16">
        {posts.map((post, index) => (
          <PostCard
            key={post.href}
            post={post}
            level={cardLevel}
            size={getCardSize(index, posts.length)}
            hasViewTransition
          />
        ))}
      </ul>
      {(newer || older) && (
        <nav
          aria-label={pagesLabel}
          className="mt-16 grid grid-cols-2 items-baseline gap-6 border-t border-line pt-5 @lg:grid-cols-3"
        >
          <span>
            {newer && (
              <Link href={newer.href} rel="prev">
                {newer.label}
              </Link>
            )}
          </span>
          <span className="timecode hidden text-center text-ink-faint @lg:block">{position}</span>
          <span className="text-end">
            {older && (
              <Link href={older.href} rel="next">
                {older.label}
              </Link>
            )}
          </span>
        </nav>
      )}
    </HeadedSection>
  );
}

/** Number of cards in rows of two, by the number of cards that are left over in rows of three. */
const CARDS_IN_PAIRS = [0, 4, 2];

function getCardSize(index: number, count: number): 'large' | 'medium' | 'small' {
  if (index === 0 || count <= 3) return 'large';
  return index <= (CARDS_IN_PAIRS[(count - 1) % 3] ?? 0) ? 'medium' : 'small';
}

/** Links to the topics. The current one has a border, a background and `aria-current`. */
function Topics({ label, topics }: { label: string; topics: NonNullable<PostListContent['topics']> }) {
  return (
    <nav aria-label={label} className="mt-8 @lg:mt-12">
      <ul className="flex flex-wrap gap-x-1.5 gap-y-2">
        {topics.map(({ label: name, href, current = false }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={current ? 'page' : undefined}
              className={`flex rounded-full border px-4 py-1.5 text-small font-medium transition-colors duration-quick motion-reduce:transition-none ${current ? 'border-ink bg-ink-fill text-on-ink-fill forced-colors:border-2' : 'border-line text-ink-muted hover:text-ink'}`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
