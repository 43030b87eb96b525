import type { PageFacts, RegisteredSection, StructuredData } from '@onset/design-system/sections/section';
import { blogTexts } from '../content/blog.ts';
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
 * of the whole site are on the home page alone. An indexed page whose sections say nothing has its type and breadcrumbs.
 */
export function structuredData(page: Page): Record<string, unknown> | undefined {
  const { path, sections, noindex } = page;
  const facts = { url: canonicalUrl(path), siteUrl: publicConfig.siteUrl, brand: brand.name };
  const ofSections = sections.flatMap((section) => nodesOf(section, facts));
  const ofPage = ofSections.length === 0 && !noindex ? pageNodes(page, facts) : [];
  const graph = [...(path === '/' ? siteNodes() : ofPage), ...ofSections];
  return graph.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': graph };
}

/** What a section says of its content, which has passed the schema of this very section. */
function nodesOf({ name, content }: PageSection, facts: PageFacts): StructuredData[] {
  const { structuredData: describe }: RegisteredSection = registry[name];
  return describe?.(content as never, facts) ?? [];
}

/** The type and the breadcrumbs of a page. */
function pageNodes({ path, title, sections }: Page, facts: PageFacts): StructuredData[] {
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
