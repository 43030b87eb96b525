import { formatDate } from '../content/format-date.ts';
import type { ListedPost } from '../content/listed-post.schema.ts';
import { SectionIllustration } from './illustration.tsx';

export interface PostCardProps {
  post: ListedPost;
  /** Heading level of the title. */
  level: 2 | 3 | 4;
  /** A large card fills all twelve columns and has its text beside the illustration. A medium card fills six, a small one four. */
  size: 'large' | 'medium' | 'small';
  /**
   * True if a view transition moves the illustration and the title to their places in the opened post. Must be false on
   * pages that show a post, because these transition names are already used there.
   */
  hasViewTransition?: boolean;
}

const cardClasses = {
  large: 'grid gap-x-6 gap-y-5 @lg:col-span-12 @lg:grid-cols-12',
  medium: 'flex flex-col gap-5 @lg:col-span-6',
  small: 'flex flex-col gap-5 @lg:col-span-4',
} as const;

const illustrationClasses = {
  large: 'aspect-4/3 @lg:col-span-8 @lg:aspect-auto @lg:h-[26rem]',
  medium: 'aspect-4/3 @lg:aspect-[16/9]',
  small: 'aspect-4/3',
} as const;

/**
 * Card of a post. A click anywhere on it opens the post, but the link's accessible name is only the title. In browsers
 * with cross-document view transitions, the illustration and the title can move to their places in the opened post.
 */
export function PostCard({
  post: { title, description, href, date, minutes, topic, illustration },
  level,
  size,
  hasViewTransition = false,
}: PostCardProps) {
  const Title = `h${level}` as const;
  const isLarge = size === 'large';
  return (
    <li className={`group/item relative ${cardClasses[size]}`}>
      <div
        className={`relative overflow-clip [content-visibility:auto] rounded-lg border border-app-line ${hasViewTransition ? 'group-focus-within/item:[view-transition-name:post-picture]' : ''} ${illustrationClasses[size]}`}
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
