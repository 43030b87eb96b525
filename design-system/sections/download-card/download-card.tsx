import { ButtonLink } from '../../primitives/button.tsx';
import { Card } from '../../primitives/card.tsx';
import { Icon } from '../../primitives/icon.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import type { SectionProps } from '../section.ts';
import { TimelineSection } from '../timeline-section.tsx';
import { HandOff, WITHOUT_TOUCH } from '../hand-off.tsx';
import { CodeLine } from './code-line.tsx';
import type { DownloadCardContent } from './download-card.schema.ts';
import { OlderReleases } from './older-releases.tsx';
import { Permissions } from './permissions.tsx';
import { ReleaseFacts } from './release-facts.tsx';

export type DownloadCardProps = SectionProps<DownloadCardContent>;

/**
 * The newest release to be downloaded: which it is, how large, what it runs on, how to be sure it is ours, what it will
 * ask to be allowed, and the releases before it. Nothing of it needs a script but the buttons that copy.
 *
 * Up to eight permissions and forty older releases.
 */
export function DownloadCard({
  headingLevel = 2,
  product,
  release,
  architectures,
  actionLabel = 'Download',
  signed,
  homebrew,
  permissionsHeading = 'Permissions it needs, and why',
  permissionsLede,
  permissions = [],
  olderHeading = 'Older versions',
  older = [],
  handOff,
  ...rest
}: DownloadCardProps) {
  const Subheading = `h${Math.min(headingLevel + 1, 4) as 2 | 3 | 4}` as const;
  return (
    <TimelineSection name="download-card" headingLevel={headingLevel} {...rest}>
      <Card className="mt-12 grid grid-cols-1 @lg:mt-16 @lg:grid-cols-12 @xl:gap-x-6">
        <div className="flex flex-col items-start gap-8 p-[min(1.5rem,7cqi)] @md:p-8 @lg:col-span-6 @xl:col-span-8">
          <Subheading className="flex flex-wrap items-baseline gap-x-3 text-subheading font-strong">
            {product} <span className="font-normal text-ink-muted tabular-nums">{release.version}</span>
          </Subheading>
          {handOff && <HandOff {...handOff} size="lg" />}
          <ButtonLink
            href={release.href}
            size="lg"
            data-event="file_download"
            download
            className={handOff && WITHOUT_TOUCH}
          >
            <Icon name="download" />
            {actionLabel}
          </ButtonLink>
          <ReleaseFacts release={release} architectures={architectures} />
          {signed && (
            <p className="flex items-start gap-3 text-small text-ink-faint">
              <Icon name="shield" className="mt-0.5 size-4" />
              <span className="min-w-0">
                <RichText source={signed} />
              </span>
            </p>
          )}
        </div>
        {/* As in the card of prices: the line stands in the middle of the gap, and the words on the page's columns. */}
        <div className="flex min-w-0 flex-col gap-8 border-t border-line p-[min(1.5rem,7cqi)] @md:p-8 @lg:col-span-6 @lg:border-s @lg:border-t-0 @xl:col-span-4 @xl:-ms-7 @xl:ps-7">
          {homebrew && (
            <CodeLine title="With Homebrew" what="the Homebrew line">
              {homebrew}
            </CodeLine>
          )}
          <CodeLine title="SHA-256 of the file" what="the SHA-256">
            {release.sha256}
          </CodeLine>
        </div>
      </Card>
      {(permissions.length > 0 || older.length > 0) && (
        <div className="grid grid-cols-1 gap-x-6 gap-y-8 pt-12 @lg:grid-cols-12 @lg:pt-16">
          {permissions.length > 0 && (
            <>
              <div className="flex flex-col gap-2 @lg:col-span-4">
                <Subheading className="text-subheading font-strong">{permissionsHeading}</Subheading>
                {permissionsLede && (
                  <p className="max-w-line text-ink-muted">
                    <RichText source={permissionsLede} />
                  </p>
                )}
              </div>
              <div className="@lg:col-span-8">
                <Permissions permissions={permissions} />
              </div>
            </>
          )}
          {older.length > 0 && (
            <div className="@lg:col-span-8 @lg:col-start-5 @lg:pt-4">
              <OlderReleases heading={olderHeading} older={older} />
            </div>
          )}
        </div>
      )}
    </TimelineSection>
  );
}
