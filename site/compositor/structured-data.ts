import type { PageFacts, RegisteredSection, StructuredData } from '@onset/design-system/sections/section';
import { brand } from '../content/brand.ts';
import { publicConfig } from '../config/public-config.ts';
import type { Page, PageSection } from './page.ts';
import { registry } from './registry.ts';

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
  const graph = [...(path === '/' ? siteNodes() : []), ...sections.flatMap((section) => nodesOf(section, facts))];
  return graph.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': graph };
}

/** What a section says of its content, which has passed the schema of this very section. */
function nodesOf({ name, content }: PageSection, facts: PageFacts): StructuredData[] {
  const { structuredData: describe }: RegisteredSection = registry[name];
  return describe?.(content as never, facts) ?? [];
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
