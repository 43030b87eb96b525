import { formatBytes } from '../../content/format-bytes.ts';
import { formatDate } from '../../content/format-date.ts';
import { AccordionItem } from '../../primitives/accordion.tsx';
import { Link } from '../../primitives/link.tsx';
import type { OlderRelease } from './download-card.schema.ts';

export interface OlderReleasesProps {
  heading: string;
  older: readonly OlderRelease[];
}

/** The releases before, for those whose Mac or work is bound to one. Closed until somebody wants them. */
export function OlderReleases({ heading, older }: OlderReleasesProps) {
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
