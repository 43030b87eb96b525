import type { PageFacts, StructuredData } from '../section.ts';
import type { PostContent } from './post.schema.ts';

/**
 * Returns the article in the format of schema.org. The author of a post by a sample person is the organization.
 */
export function postStructuredData(
  { heading, lede, date, updated, author, minutes }: PostContent,
  { url, siteUrl, brand }: PageFacts,
): StructuredData[] {
  return [
    {
      '@type': 'BlogPosting',
      headline: heading,
      description: lede,
      datePublished: date,
      dateModified: updated ?? date,
      timeRequired: `PT${minutes}M`,
      author: author.sampleLabel
        ? { '@type': 'Organization', name: brand, url: siteUrl }
        : { '@type': 'Person', name: author.name },
      mainEntityOfPage: url,
    },
  ];
}
