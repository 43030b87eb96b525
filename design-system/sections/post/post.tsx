import { useId } from 'react';
import { formatDate } from '../../content/format-date.ts';
import { getTableOfContents } from '../../content/prose.ts';
import { Badge } from '../../primitives/badge.tsx';
import { Link } from '../../primitives/link.tsx';
import { Contents, Prose } from '../../primitives/prose.tsx';
import { drawMedia } from '../draw-media.tsx';
import { SectionIllustration } from '../illustration.tsx';
import { Portrait } from '../portrait.tsx';
import { PostCard } from '../post-card.tsx';
import type { SectionProps } from '../section.ts';
import type { PostContent } from './post.schema.ts';

export type PostProps = SectionProps<PostContent>;

/**
 * Blog post with the total reading time at the top. The table of contents and the headings show the reading time up to
 * each part. The table of contents is beside the text, or collapsed above it in narrow containers. Illustrations,
 * figures, tables and code are as wide as the column; the width of text lines is limited for readability.
 *
 * For texts of about 500 to 2,000 words with second-level headings. A shorter text has no table of contents.
 */
export function Post({
  home,
  heading,
  headingLevel = 1,
  lede,
  date,
  updated,
  author,
  minutes,
  tags,
  illustration,
  body,
  contentsLabel = 'In this article',
  notesHeading,
  nextLabel = 'Read on',
  next = [],
  className = '',
  ...rest
}: PostProps) {
  const id = useId();
  const Title = `h${headingLevel}` as const;
  const Subheading = `h${Math.min(headingLevel + 1, 4) as 2 | 3 | 4}` as const;
  const cardTitleLevel = Math.min(headingLevel + 2, 4) as 3 | 4;
  const headings = getTableOfContents(body);
  return (
    <section data-section="post" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <article className="page pt-12 pb-section @lg:pt-20">
        <header className="grid gap-x-6 gap-y-5 @lg:grid-cols-12 @lg:gap-y-8">
          <PostMetadata home={home} minutes={minutes} tags={tags} />
          <Title
            id={id}
            style={{ viewTransitionName: 'post-title' }}
            className="display max-w-[15.984em] text-title @lg:col-span-8"
          >
            {heading}
          </Title>
          <p className="max-w-line self-end text-lede text-ink-muted @lg:col-span-4 @lg:col-start-9">{lede}</p>
        </header>
        <div className="grid grid-cols-1 gap-x-6 gap-y-8 pt-12 @lg:grid-cols-12 @lg:gap-y-16 @lg:pt-16">
          <div
            style={{ viewTransitionName: 'post-picture' }}
            className="relative aspect-4/3 overflow-clip rounded-lg border border-app-line @lg:col-span-8 @lg:col-start-5 @lg:aspect-[16/9]"
          >
            <SectionIllustration name={illustration} />
          </div>
          <div className="@lg:col-span-4 @lg:row-span-2 @lg:row-start-1 @xl:col-span-3">
            <div className="grid gap-6 @lg:sticky @lg:top-24 @lg:gap-8">
              <Byline date={date} updated={updated} author={author} />
              {headings.length > 1 && <Contents headings={headings} label={contentsLabel} timed />}
            </div>
          </div>
          <Prose
            prose={body}
            drawMedia={drawMedia}
            timed
            notesHeading={notesHeading}
            sectionId={rest.id}
            className="min-w-0 @lg:col-span-8 @lg:col-start-5"
          />
        </div>
        {next.length > 0 && (
          <nav
            aria-labelledby={`${id}-next`}
            className="mt-16 grid gap-x-6 gap-y-8 border-t border-line pt-5 @lg:grid-cols-12 print:hidden"
          >
            <Subheading id={`${id}-next`} className="timecode text-ink-faint @lg:col-span-4">
              {nextLabel}
            </Subheading>
            <ul className="grid grid-cols-1 gap-x-6 gap-y-12 @lg:col-span-8 @lg:grid-cols-12">
              {next.map((post) => (
                <PostCard
                  key={post.href}
                  post={post}
                  level={cardTitleLevel}
                  size={next.length === 1 ? 'large' : 'medium'}
                />
              ))}
            </ul>
          </nav>
        )}
      </article>
    </section>
  );
}

/** Metadata above the title: links to all posts and to the topics, and the reading time. */
function PostMetadata({ home, minutes, tags }: Pick<PostContent, 'home' | 'minutes' | 'tags'>) {
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

/** Author, publication date and date of the last update. Markdown versions replace a sample author. */
function Byline({ date, updated, author }: Pick<PostContent, 'date' | 'updated' | 'author'>) {
  return (
    <div className="text-small">
      <div data-slot={author.sampleLabel && 'sample-author'} className="mb-4 flex items-center gap-3">
        {author.portrait && <Portrait name={author.portrait} className="size-14" />}
        <div className="grid min-w-0 justify-items-start gap-1">
          <p className="font-medium">{author.name}</p>
          {author.sampleLabel && (
            <Badge className="border border-line-strong bg-transparent!">{author.sampleLabel}</Badge>
          )}
        </div>
      </div>
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
