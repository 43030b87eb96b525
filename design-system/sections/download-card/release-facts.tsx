import { formatBytes } from '../../content/format-bytes.ts';
import { formatDate } from '../../content/format-date.ts';
import type { DownloadRelease } from './download-card.schema.ts';

export interface ReleaseFactsProps {
  release: DownloadRelease;
  architectures: string;
}

/** What to know of a release before it is downloaded. */
export function ReleaseFacts({ release: { date, bytes, minimumSystem }, architectures }: ReleaseFactsProps) {
  const facts = [
    { term: 'Released', value: <time dateTime={date}>{formatDate(date)}</time> },
    { term: 'Size', value: formatBytes(bytes) },
    { term: 'Runs on', value: minimumSystem },
    { term: 'Built for', value: architectures },
  ];
  return (
    <dl className="grid w-full gap-x-6 @md:grid-cols-2 @lg:grid-cols-1 @xl:grid-cols-2">
      {facts.map(({ term, value }) => (
        <div key={term} className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-3">
          <dt className="timecode text-ink-faint">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
