import { formatBytes } from '../../content/format-bytes.ts';
import { formatDate } from '../../content/format-date.ts';
import { Badge } from '../../primitives/badge.tsx';
import { Link } from '../../primitives/link.tsx';
import { Blocks } from '../../primitives/prose.tsx';
import { drawMedia } from '../draw-media.tsx';
import { SectionIllustration } from '../illustration.tsx';
import type { SectionProps } from '../section.ts';
import { HeadedSection } from '../headed-section.tsx';
import type { ReleaseListContent } from './release-list.schema.ts';

export type ReleaseListProps = SectionProps<ReleaseListContent>;

/**
 * List of releases on a vertical line, newest first. Each release has a dot on the line, its date, an illustration and
 * its changes by kind. The version is a link to its own fragment, such as `#v1.12.0`. Older releases are collapsed; browsers
 * open them for the fragment of one.
 *
 * Up to 200 releases; the browser doesn't render those outside the viewport.
 */
export function ReleaseList({
  headingLevel = 2,
  releases,
  openCount = 3,
  olderLabel = 'Older versions',
  downloadLabel = 'Download',
  ...rest
}: ReleaseListProps) {
  const items = releases.map((release, index) => (
    <Release
      key={release.version}
      release={release}
      level={Math.min(headingLevel + 1, 4) as 2 | 3 | 4}
      downloadLabel={downloadLabel}
      isNewest={index === 0}
    />
  ));
  return (
    <HeadedSection name="release-list" headingLevel={headingLevel} {...rest}>
      <ol className="mt-12 @lg:mt-16">{items.slice(0, openCount)}</ol>
      {items.length > openCount && (
        <details className="group/older mt-12 border-t border-line">
          <summary className="-mx-2 flex cursor-pointer items-center justify-between gap-6 rounded-sm px-2 py-5 text-subheading font-medium hover:text-accent-text">
            {olderLabel}
            <svg
              aria-hidden="true"
              viewBox="0 0 16 16"
              className="size-4 stroke-current transition-transform duration-calm group-open/older:rotate-45 motion-reduce:transition-none"
              fill="none"
              strokeWidth="1.5"
            >
              <path d="M8 1v14M1 8h14" />
            </svg>
          </summary>
          <ol className="mt-8">{items.slice(openCount)}</ol>
        </details>
      )}
    </HeadedSection>
  );
}

interface ReleaseProps {
  release: ReleaseListContent['releases'][number];
  level: 2 | 3 | 4;
  downloadLabel: string;
  /** True for the newest release, whose dot on the line is highlighted. */
  isNewest: boolean;
}

/** Release. Its version and date are on one side of the vertical line, its changes and its download on the other. */
function Release({
  release: { version, date, title, mark, download, illustration, intro = [], changes },
  level,
  downloadLabel,
  isNewest,
}: ReleaseProps) {
  const Heading = `h${level}` as const;
  const KindHeading = `h${Math.min(level + 1, 4) as 3 | 4}` as const;
  return (
    <li id={`v${version}`} className="group/item grid gap-x-6 @lg:grid-cols-12">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 pb-4 @lg:sticky @lg:top-24 @lg:col-span-3 @lg:block @lg:self-start @lg:pb-16">
        <p className="display text-heading tabular-nums">
          <a href={`#v${version}`} className="hover:text-accent-text">
            {version}
          </a>
        </p>
        <p className="timecode text-ink-muted @lg:pt-2">
          <time dateTime={date}>{formatDate(date)}</time>
        </p>
        {mark && (
          <p className="@lg:pt-4">
            <Badge tone={isNewest ? 'accent' : 'neutral'}>{mark}</Badge>
          </p>
        )}
      </div>
      <div className="relative border-s border-line ps-6 pb-16 group-last/item:pb-0 @lg:col-span-9 @lg:grid @lg:grid-cols-9 @lg:content-start @lg:gap-x-6 @lg:ps-0">
        <span
          aria-hidden="true"
          className={`absolute start-0 top-2.5 -ms-1.5 size-3 rounded-full border-2 ${isNewest ? 'border-record bg-record' : 'border-line-strong bg-canvas'}`}
        />
        <div className="@lg:col-span-8 @lg:col-start-2">
          <Heading className="text-subheading font-strong @lg:pt-1">{title}</Heading>
          {illustration && (
            <div className="relative mt-5 aspect-4/3 overflow-clip rounded-lg border border-app-line @lg:aspect-2/1">
              <SectionIllustration name={illustration} />
            </div>
          )}
          {intro.length > 0 && (
            <div className="prose pt-4">
              <Blocks blocks={intro} drawMedia={drawMedia} />
            </div>
          )}
          {changes.map(({ heading, blocks }) => (
            <div key={heading} className="mt-5 grid gap-x-6 gap-y-2 border-t border-line pt-4 @lg:grid-cols-8">
              <KindHeading className="timecode text-ink-faint @lg:col-span-2 @lg:pt-1">{heading}</KindHeading>
              <div className="prose @lg:col-span-6">
                <Blocks blocks={blocks} drawMedia={drawMedia} />
              </div>
            </div>
          ))}
          <p className="mt-5 flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-4 text-small text-ink-muted tabular-nums">
            <Link href={download.href} data-event="file_download">
              {downloadLabel} {version}
            </Link>
            <span>{formatBytes(download.bytes)}</span>
            <span>{download.minimumSystem} or later</span>
          </p>
        </div>
      </div>
    </li>
  );
}
