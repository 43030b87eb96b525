import { formatDate } from '../content/format-date.ts';
import type { ListedPost } from '../content/listed-post.schema.ts';
import { Drawing } from './drawing.tsx';

export interface PostCardProps {
  post: ListedPost;
  level: 2 | 3 | 4;
  /** Beside its drawing on all columns, in place of under it on four. */
  isLarge: boolean;
  /** True if its picture and title travel to those of the post. Not for pages that show a post themselves. */
  travels?: boolean;
}

/**
 * Card of a post. All of it leads there, and the link's name is the title alone. Where browsers have transitions between
 * documents, the picture and title of the followed link can travel to those of the post.
 */
export function PostCard({
  post: { title, description, href, date, minutes, topic, illustration },
  level,
  isLarge,
  travels = false,
}: PostCardProps) {
  const Title = `h${level}` as const;
  return (
    <li
      className={`group/item relative ${isLarge ? 'grid gap-x-6 gap-y-5 @lg:col-span-12 @lg:grid-cols-12' : 'flex flex-col gap-5 @lg:col-span-4'}`}
    >
      <div
        className={`relative overflow-clip [content-visibility:auto] rounded-lg border border-app-line ${travels ? 'group-focus-within/item:[view-transition-name:post-picture]' : ''} ${isLarge ? 'aspect-4/3 @lg:col-span-8 @lg:aspect-auto @lg:h-[26rem]' : 'aspect-4/3'}`}
      >
        <Drawing name={illustration} />
      </div>
      <div className={`grid content-start ${isLarge ? 'gap-4 @lg:col-span-4 @lg:content-end' : 'gap-2'}`}>
        <p className="facts timecode text-ink-faint">
          <time dateTime={date}>{formatDate(date)}</time> {topic && <span>{topic} </span>}
          <span>{minutes} min</span>
        </p>
        <Title
          className={`${travels ? 'group-focus-within/item:[view-transition-name:post-title]' : ''} ${isLarge ? 'display text-heading' : 'text-subheading font-strong'}`}
        >
          <a
            href={href}
            className="transition-colors duration-quick after:absolute after:inset-0 after:rounded-lg group-hover/item:text-accent-text motion-reduce:transition-none"
          >
            {title}
          </a>
        </Title>
        <p className={`text-ink-muted ${isLarge ? 'text-lede' : ''}`}>{description}</p>
      </div>
    </li>
  );
}
