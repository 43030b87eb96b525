import { join } from 'node:path';
import { brand } from '@onset/design-system/brand';
import type { Brand } from '@onset/design-system/brand';
import * as z from 'zod';
import { toSrgbHex } from '../../design-system/emails/srgb.ts';
import { color } from '../../design-system/tokens/index.ts';
import { ScaffoldError } from '../scaffold/names.ts';
import { getFace } from './fonts.ts';
import { presentSamples, sampleNames } from './samples.ts';

const root = join(import.meta.dirname, '../..');

const SLUG_ERROR = 'lower-case letters, digits and hyphens';

const KEEP_ERROR = `all, none, or some of ${sampleNames.join(', ')}`;

function line(max: number, min = 1) {
  const error = `a text of ${min} to ${max} characters`;
  return z
    .string({ error })
    .trim()
    .min(min, { error })
    .max(max, { error })
    .regex(/^[^{}\r\n]*$/, { error: 'a text without line breaks and braces' });
}

const emailSchema = z.email({ error: 'an email address such as support@example.com' });

/** Schema of the answers by option, without those that keep the present value. */
const answersSchema = z.strictObject({
  name: line(30).regex(/^[\p{L}\p{N}][\p{L}\p{N} .’-]*$/u, { error: 'letters, digits, spaces, dots, hyphens and ’' }),
  slug: z.string({ error: SLUG_ERROR }).regex(/^[a-z](?:[a-z0-9-]{0,28}[a-z0-9])?$/, { error: SLUG_ERROR }),
  product: line(40),
  tagline: line(60),
  description: line(160, 20),
  notice: z.union([z.literal(''), line(80)]),
  company: line(80),
  support: emailSchema,
  security: emailSchema,
  since: z
    .union([z.string(), z.number()])
    .transform(Number)
    .refine((year) => Number.isInteger(year) && year >= 1970 && year <= 2100, { error: 'a year such as 2026' }),
  system: line(60),
  'release-host': z
    .string({ error: 'an origin such as https://downloads.example.com' })
    .regex(/^(?:https:\/\/[^\s/?#]+\/?)?$/, { error: 'an origin such as https://downloads.example.com' })
    .transform((url) => url.replace(/\/$/, '')),
  accent: z
    .string({ error: 'a color such as #2456d6' })
    .toLowerCase()
    .regex(/^#[\da-f]{6}$/, { error: 'a color such as #2456d6' }),
  logo: line(500),
  'font-display': line(500),
  'font-text': line(500),
  'font-mono': line(500),
  keep: z
    .string({ error: KEEP_ERROR })
    .min(1, { error: KEEP_ERROR })
    .transform((names) => {
      if (names === 'all') return presentSamples(root);
      return names === 'none' ? [] : names.split(/[\s,]+/);
    })
    .pipe(z.array(z.enum(sampleNames, { error: KEEP_ERROR }))),
});

export type Answers = z.infer<typeof answersSchema>;
export type Option = keyof Answers;

/** Options of the command with their questions, in the order in which they are asked. */
export const questions: Readonly<Record<Option, string>> = {
  name: 'Name of the product',
  slug: 'The name in commands, files and URLs',
  product: 'Name of what you sell',
  tagline: 'Tagline',
  description: 'Description in one sentence',
  notice: 'Sentence beside the copyright, - for none',
  company: 'Company',
  support: 'Email address for questions',
  security: 'Email address for vulnerabilities',
  since: 'Year of the first version',
  system: 'Required operating system',
  'release-host': 'Origin of the app’s disk images, - for none',
  accent: 'Accent color',
  logo: 'Logo, a square SVG file',
  'font-display': 'Font of headings, a package or a file',
  'font-text': 'Font of texts',
  'font-mono': 'Font of code and timecodes',
  keep: `Samples to keep: all, none, or some of ${sampleNames.join(', ')}`,
};

/** Present accent color, such as `#e8432a`. */
export const presentAccent = toSrgbHex(color.accent.light);

/**
 * Returns the present value of an option. If the name changes, the old name in it is replaced by the new one. There is no
 * present file of the logo.
 */
export function getDefault(option: Option, name: string): string {
  const present: Readonly<Record<Option, string>> = {
    name: brand.name,
    slug: brand.slug,
    product: brand.product,
    tagline: brand.tagline,
    description: brand.description,
    notice: brand.notice,
    company: brand.legalName,
    support: brand.supportEmail,
    security: brand.securityEmail,
    since: String(brand.since),
    system: brand.operatingSystem,
    'release-host': brand.releaseHost ?? '',
    accent: presentAccent,
    logo: '',
    'font-display': getFace('font-display').source,
    'font-text': getFace('font-text').source,
    'font-mono': getFace('font-mono').source,
    keep: presentSamples(root).join(','),
  };
  if (option === 'slug' && name !== brand.name) return toSlug(name);
  return ['product', 'tagline', 'description', 'notice', 'company'].includes(option)
    ? present[option].replaceAll(brand.name, name)
    : present[option];
}

function toSlug(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '');
  return slug.slice(0, 30).replace(/-+$/, '') || brand.slug;
}

/**
 * Parses answers: of the command line, a file, or a person. Omitted ones have their default.
 *
 * @throws {ScaffoldError} with one line for each answer that is invalid
 */
export function readAnswers(given: Readonly<Record<string, unknown>>): Partial<Answers> {
  const unknown = Object.keys(given).filter((key) => !Object.hasOwn(questions, key));
  if (unknown.length > 0)
    throw new ScaffoldError(`${unknown.join(', ')} can’t be answered. Use ${Object.keys(questions).join(', ')}.`);
  const texts = Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      if (Array.isArray(value)) return [key, value.join(',') || 'none'];
      return [key, value === null || value === '-' ? '' : value];
    }),
  );
  const parsed = answersSchema.partial().safeParse(texts);
  if (parsed.success) return parsed.data;
  const messages = parsed.error.issues.map(({ path, message }) => {
    const key = String(path[0]);
    return `${key} is ${JSON.stringify(texts[key])}. Use ${message}.`;
  });
  throw new ScaffoldError([...new Set(messages)].join('\n'));
}

/** Returns the brand with the answers. Omitted ones have their defaults. */
export function toBrand(answers: Partial<Answers>): Brand {
  const { name = brand.name } = answers;
  const text = (option: Option): string => String(answers[option] ?? getDefault(option, name));
  return {
    name,
    slug: text('slug'),
    product: text('product'),
    tagline: text('tagline'),
    description: text('description'),
    notice: text('notice'),
    legalName: text('company'),
    supportEmail: text('support'),
    securityEmail: text('security'),
    since: answers.since ?? brand.since,
    operatingSystem: text('system'),
    releaseHost: text('release-host') || null,
  };
}
