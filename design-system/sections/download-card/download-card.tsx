import { Fragment, useId } from 'react';
import { formatBytes } from '../../content/format-bytes.ts';
import { formatDate } from '../../content/format-date.ts';
import { AccordionItem } from '../../primitives/accordion.tsx';
import { ButtonLink } from '../../primitives/button.tsx';
import { Card } from '../../primitives/card.tsx';
import { CopyButton } from '../../primitives/copy-button.tsx';
import { Icon } from '../../primitives/icon.tsx';
import { Link } from '../../primitives/link.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import { HandOff, WITHOUT_TOUCH } from '../hand-off.tsx';
import type { SectionProps } from '../section.ts';
import { HeadedSection } from '../headed-section.tsx';
import type { DownloadCardContent, DownloadRelease, OlderRelease } from './download-card.schema.ts';

export type DownloadCardProps = SectionProps<DownloadCardContent>;

/**
 * Download of the newest release: version, size, requirements, checksum and signature, permissions, and older releases.
 * Only the copy buttons need a script.
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
    <HeadedSection name="download-card" headingLevel={headingLevel} {...rest}>
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
          <ReleaseDetails release={release} architectures={architectures} />
          {signed && (
            <p className="flex items-start gap-3 text-small text-ink-faint">
              <Icon name="shield" className="mt-0.5 size-4" />
              <span className="min-w-0">
                <RichText source={signed} />
              </span>
            </p>
          )}
        </div>
        {/* The dividing line is centered in the column gap, and the text after it is aligned with the page's columns. */}
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
    </HeadedSection>
  );
}

interface ReleaseDetailsProps {
  release: DownloadRelease;
  architectures: string;
}

/** Release date, file size, required system and architectures of a release. */
function ReleaseDetails({ release: { date, bytes, minimumSystem }, architectures }: ReleaseDetailsProps) {
  const releaseDetails = [
    { term: 'Released', value: <time dateTime={date}>{formatDate(date)}</time> },
    { term: 'Size', value: formatBytes(bytes) },
    { term: 'Runs on', value: minimumSystem },
    { term: 'Built for', value: architectures },
  ];
  return (
    <dl className="grid w-full gap-x-6 @md:grid-cols-2 @lg:grid-cols-1 @xl:grid-cols-2">
      {releaseDetails.map(({ term, value }) => (
        <div key={term} className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-3">
          <dt className="timecode text-ink-faint">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PermissionsProps {
  permissions: NonNullable<DownloadCardContent['permissions']>;
}

/** Permissions that macOS asks for, each with its purpose. */
function Permissions({ permissions }: PermissionsProps) {
  return (
    <ul className="grid gap-x-6 gap-y-8 @md:grid-cols-2">
      {permissions.map(({ icon, name, reason }) => (
        <li key={name} className="flex flex-col gap-2">
          <Icon name={icon} className="size-6 text-ink-muted" />
          <p className="pt-1 font-medium">{name}</p>
          <p className="max-w-line text-ink-muted">
            <RichText source={reason} />
          </p>
        </li>
      ))}
    </ul>
  );
}

interface CodeLineProps {
  /** Title above the line of code. */
  title: string;
  /** Name of the copied text, which screen readers read after “Copy”. */
  what: string;
  children: string;
}

/** Line of code to copy. A click selects all of it. If scripts run, a button copies it. */
function CodeLine({ title, what, children }: CodeLineProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <p className="timecode text-ink-faint">{title}</p>
      <div className="flex flex-col items-start gap-3">
        <code
          id={id}
          className="w-full rounded-sm border border-line bg-sunken px-3 py-2 font-mono text-label select-all"
        >
          {splitIntoEights(children).map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- The order of the parts never changes.
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </code>
        <CopyButton from={id} what={what} />
      </div>
    </div>
  );
}

/**
 * Splits a text without spaces, such as a checksum, into parts of eight characters, between which the text can wrap.
 * This makes checksums easier to compare.
 */
function splitIntoEights(text: string): readonly string[] {
  return text.includes(' ') ? [text] : (text.match(/.{1,8}/gs) ?? []);
}

interface OlderReleasesProps {
  heading: string;
  older: readonly OlderRelease[];
}

/** List of older releases, for Macs that can't run the newest one. It is collapsed by default. */
function OlderReleases({ heading, older }: OlderReleasesProps) {
  return (
    <AccordionItem title={heading} className="border-t">
      <ul>
        {older.map(({ version, date, bytes, href, minimumSystem }) => (
          <li
            key={version}
            className="flex flex-wrap items-baseline gap-x-4 border-t border-line py-2 text-small first:border-t-0"
          >
            <Link href={href} data-event="file_download" className="timecode inline-block min-w-14 py-1">
              {version}
            </Link>
            <span>
              <time dateTime={date}>{formatDate(date)}</time>, {formatBytes(bytes)}, {minimumSystem}
            </span>
          </li>
        ))}
      </ul>
    </AccordionItem>
  );
}
