import { formatDate } from '../content/format-date.ts';
import type { ListedPost } from '../content/listed-post.schema.ts';
import { SectionIllustration } from './illustration.tsx';

export interface PostCardProps {
  post: ListedPost;
  /** Heading level of the title. */
  level: 2 | 3 | 4;
  /**
   * True if the text is beside the illustration and the card fills all columns. Otherwise, the text is below it and the
   * card fills four columns.
   */
  isLarge: boolean;
  /**
   * True if a view transition moves the illustration and the title to their places in the opened post. Must be false on
   * pages that show a post, because these transition names are already used there.
   */
  hasViewTransition?: boolean;
}

/**
 * Card of a post. A click anywhere on it opens the post, but the link's accessible name is only the title. In browsers
 * with cross-document view transitions, the illustration and the title can move to their places in the opened post.
 */
export function PostCard({
  post: { title, description, href, date, minutes, topic, illustration },
  level,
  isLarge,
  hasViewTransition = false,
}: PostCardProps) {
  const Title = `h${level}` as const;
  return (
    <li
      className={`group/item relative ${isLarge ? 'grid gap-x-6 gap-y-5 @lg:col-span-12 @lg:grid-cols-12' : 'flex flex-col gap-5 @lg:col-span-4'}`}
    >
      <div
        className={`relative overflow-clip [content-visibility:auto] rounded-lg border border-app-line ${hasViewTransition ? 'group-focus-within/item:[view-transition-name:post-picture]' : ''} ${isLarge ? 'aspect-4/3 @lg:col-span-8 @lg:aspect-auto @lg:h-[26rem]' : 'aspect-4/3'}`}
      >
        <SectionIllustration name={illustration} />
      </div>
      <div className={`grid content-start ${isLarge ? 'gap-4 @lg:col-span-4 @lg:content-end' : 'gap-2'}`}>
        <p className="facts timecode text-ink-faint">
          <time dateTime={date}>{formatDate(date)}</time> {topic && <span>{topic} </span>}
          <span>{minutes} min</span>
        </p>
        <Title
          className={`${hasViewTransition ? 'group-focus-within/item:[view-transition-name:post-title]' : ''} ${isLarge ? 'display text-heading' : 'text-subheading font-strong'}`}
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
