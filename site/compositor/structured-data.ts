import type { StructuredData } from '@onset/design-system/sections/section-view';
import { brand } from '../content/brand.ts';
import { publicConfig } from '../public-config.ts';
import type { Page } from './page.ts';

/** The address of a page, as search engines are to know it. */
export function canonicalUrl(path: string): string {
  return `${publicConfig.siteUrl}${path}`;
}

/**
 * What a page tells machines, as one JSON-LD graph: who publishes it, and what each section says of itself. The nodes
 * of the whole site are on the home page alone.
 */
export function structuredData({ path, sections }: Page): Record<string, unknown> | undefined {
  const facts = { url: canonicalUrl(path), siteUrl: publicConfig.siteUrl, brand: brand.name };
  const graph = [...(path === '/' ? siteNodes() : []), ...sections.flatMap((each) => each.structuredData(facts))];
  return graph.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': graph };
}

function siteNodes(): StructuredData[] {
  const home = canonicalUrl('/');
  const organization = { '@id': `${home}#organization` };
  return [
    { '@type': 'Organization', ...organization, name: brand.legalName, url: home, email: brand.supportEmail },
    { '@type': 'WebSite', '@id': `${home}#website`, name: brand.name, url: home, publisher: organization },
    {
      '@type': 'SoftwareApplication',
      '@id': `${home}#application`,
      name: brand.name,
      description: brand.description,
      url: home,
      applicationCategory: 'MultimediaApplication',
      operatingSystem: brand.operatingSystem,
      publisher: organization,
    },
  ];
}
