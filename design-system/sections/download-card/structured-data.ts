import { formatBytes } from '../../content/format-bytes.ts';
import type { PageFacts, StructuredData } from '../section.ts';
import type { DownloadCardContent } from './download-card.schema.ts';

/** Returns the newest release as software in the format of schema.org. */
export function downloadCardStructuredData(
  { release: { version, date, bytes, href, minimumSystem } }: DownloadCardContent,
  page: PageFacts,
): StructuredData[] {
  return [
    {
      '@type': 'SoftwareApplication',
      name: page.brand,
      applicationCategory: 'MultimediaApplication',
      operatingSystem: minimumSystem,
      softwareVersion: version,
      datePublished: date,
      fileSize: formatBytes(bytes),
      downloadUrl: new URL(href, page.siteUrl).href,
      url: page.url,
    },
  ];
}
