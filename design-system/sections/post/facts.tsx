import { formatDate } from '../../content/format-date.ts';
import { Link } from '../../primitives/link.tsx';
import type { PostContent } from './post.schema.ts';

/** The line above the title: the way to all posts, how long this one takes, and what it is about. */
export function Facts({ home, minutes, tags }: Pick<PostContent, 'home' | 'minutes' | 'tags'>) {
  return (
    <div className="flex items-baseline gap-3 timecode text-ink-faint @lg:col-span-12">
      <span aria-hidden="true" className="flex shrink-0 items-center gap-2 text-accent-text">
        <span className="size-1.5 rounded-full bg-record" />
        00:00
      </span>
      <p className="facts gap-y-1">
        {[home, ...tags].map(({ label, href }) => (
          <span key={href}>
            <Link variant="quiet" href={href}>
              {label}
            </Link>{' '}
          </span>
        ))}
        <span>{minutes} min</span>
      </p>
    </div>
  );
}

/** Who wrote it, and when. */
export function Byline({ date, updated, author }: Pick<PostContent, 'date' | 'updated' | 'author'>) {
  return (
    <div className="text-small">
      <p className="font-medium">{author}</p>
      <p className="text-ink-muted">
        <time dateTime={date}>{formatDate(date)}</time>
      </p>
      {updated && (
        <p className="text-ink-muted">
          Updated <time dateTime={updated}>{formatDate(updated)}</time>
        </p>
      )}
    </div>
  );
}
