import { publicConfig } from '../config/public-config.ts';
import { brand } from '../content/brand.ts';
import { facts as ofContent } from '../content/facts.ts';
import { choiceText } from './page-issue.ts';

/** Puts the company's details between commas. */
export function companyDetails(details: string | null): string {
  return details === null ? '' : `, ${details},`;
}

/** The facts of the content, and those of the configuration. */
export const facts = {
  ...ofContent,
  /** Opens an email with the URL of the download page, for the visitor's own Mac. */
  'handOff.download': `subject=${encodeURIComponent(brand.name)}&body=${publicConfig.siteUrl}/download`,
  /** After the company's name in a sentence; empty where nothing is configured. */
  'company.details': companyDetails(publicConfig.companyDetails),
};

const FACT = /\{\{([^{}]*)\}\}/g;

type Path = readonly (string | number)[];

/**
 * A document with every `{{fact}}` of its texts put in. What cannot be filled in stays as it is written, and `onError`
 * gets its place in the document and what is wrong: a fact nobody knows, or braces without their counterpart.
 */
export function fillFacts(value: unknown, onError: (path: Path, message: string) => void, path: Path = []): unknown {
  if (typeof value === 'string') {
    const around = value.replace(FACT, ' ');
    if (around.includes('{{')) onError(path, 'has {{ without }}');
    if (around.includes('}}')) onError(path, 'has }} without {{');
    return value.replace(FACT, (written, inner: string) => {
      const name = inner.trim();
      if (isFact(name)) return facts[name];
      onError(path, unknownFact(name));
      return written;
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
  `contains the unknown fact {{${name}}}. ${choiceText(name, Object.keys(facts))}`;

function isFact(name: string): name is keyof typeof facts {
  return Object.hasOwn(facts, name);
}
