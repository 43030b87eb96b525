import { publicConfig } from '../config/public-config.ts';
import { brand } from '@onset/design-system/brand';
import { facts as contentFacts } from '../content/facts.ts';
import { suggestName } from './page-issue.ts';

/** Formats the company's details to follow its name in a sentence. */
export function formatCompanyDetails(details: string | null): string {
  return details === null ? '' : `, ${details},`;
}

/** Values that texts may contain as `{{name}}`, from the content and the configuration. */
export const facts = {
  ...contentFacts,
  /** Opens an email with the URL of the download page, for the visitor's own Mac. */
  'handOff.download': `subject=${encodeURIComponent(brand.name)}&body=${publicConfig.siteUrl}/download`,
  /** Follows the company's name in a sentence. Empty if not configured. */
  'company.details': formatCompanyDetails(publicConfig.companyDetails),
};

const FACT = /\{\{([^{}]*)\}\}/g;

type Path = readonly (string | number)[];

/**
 * Returns a document with the facts in its texts replaced by their values. Calls `onError` with the path and the message
 * for unknown facts and unpaired braces, which remain unchanged.
 */
export function fillFacts(value: unknown, onError: (path: Path, message: string) => void, path: Path = []): unknown {
  if (typeof value === 'string') {
    const rest = value.replace(FACT, ' ');
    if (rest.includes('{{')) onError(path, 'has {{ without }}');
    if (rest.includes('}}')) onError(path, 'has }} without {{');
    return value.replace(FACT, (match, inner: string) => {
      const name = inner.trim();
      if (isFact(name)) return facts[name];
      onError(path, unknownFact(name));
      return match;
    });
  }
  if (Array.isArray(value)) return value.map((part, index) => fillFacts(part, onError, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, fillFacts(part, onError, [...path, key])]),
  );
}

/** Returns the message about a fact that doesn't exist. */
export const unknownFact = (name: string): string =>
  `contains the unknown fact {{${name}}}. ${suggestName(name, Object.keys(facts))}`;

function isFact(name: string): name is keyof typeof facts {
  return Object.hasOwn(facts, name);
}
