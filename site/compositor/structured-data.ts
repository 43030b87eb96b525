import type { PageFacts, RegisteredSection, StructuredData } from '@onset/design-system/sections/section';
import { blogTexts } from '../content/blog.ts';
import { brand } from '@onset/design-system/brand';
import { publicConfig } from '../config/public-config.ts';
import type { Page, PageSection } from './page.ts';
import { registry } from './registry.ts';

/** Returns the URL of a page for search engines. */
export function canonicalUrl(path: string): string {
  return `${publicConfig.siteUrl}${path}`;
}

/**
 * Creates the structured data of a page as one JSON-LD graph, from its sections. The home page also describes the site and
 * its publisher. An indexed page whose sections have no structured data gets its type and breadcrumbs.
 */
export function createStructuredData(page: Page): Record<string, unknown> | undefined {
  const { path, sections, noindex } = page;
  const facts = { url: canonicalUrl(path), siteUrl: publicConfig.siteUrl, brand: brand.name };
  const sectionNodes = sections.flatMap((section) => createSectionNodes(section, facts));
  const pageNodes = sectionNodes.length === 0 && !noindex ? createPageNodes(page, facts) : [];
  const graph = [...(path === '/' ? createSiteNodes() : pageNodes), ...sectionNodes];
  return graph.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': graph };
}

function createSectionNodes({ name, content }: PageSection, facts: PageFacts): StructuredData[] {
  const { structuredData }: RegisteredSection = registry[name];
  // The content has passed the schema of this section.
  return structuredData?.(content as never, facts) ?? [];
}

/** Creates the type and the breadcrumbs of a page. */
function createPageNodes({ path, title, sections }: Page, facts: PageFacts): StructuredData[] {
  const isList = sections.some(({ name }) => name === 'post-list');
  const type = path === '/blog' ? 'Blog' : isList ? 'CollectionPage' : 'WebPage';
  const ancestors = [
    { label: brand.name, href: '/' },
    ...(path.startsWith('/blog/') ? [{ label: blogTexts.label, href: '/blog' }] : []),
  ];
  return [
    { '@type': type, name: title, url: facts.url },
    ...registry.breadcrumbs.structuredData({ ancestors, current: title }, facts),
  ];
}

function createSiteNodes(): StructuredData[] {
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
