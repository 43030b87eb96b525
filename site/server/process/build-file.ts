import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as z from 'zod';
import type { Config } from './config.ts';
import { isLoopback } from './loopback.ts';
import { StartError, reason } from './start-error.ts';

/**
 * Reads a JSON file of the build. A missing file has the default of the schema. Throws a `StartError` for an invalid
 * file, and for a missing one if the schema has no default.
 */
export function readBuildFile<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const content = existsSync(file) ? readJson(file) : undefined;
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  if (content === undefined) throw buildError(file, 'was not found');
  const [issue] = parsed.error.issues;
  throw buildError(file, `is not usable: ${[...(issue?.path ?? []), issue?.message].join(': ')}`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw buildError(file, error instanceof SyntaxError ? 'is not JSON' : `can’t be read: ${reason(error)}`, error);
  }
}

const buildError = (file: string, problem: string, cause?: unknown): StartError =>
  new StartError(`site/build/${basename(file)} ${problem}. Run npm run build.`, { cause });

/** Public configuration of the build, as far as the server needs it. */
const publicSettingsSchema = z.object({
  /** Origin of the site in the pages. */
  siteUrl: z.string().optional(),
  apiBaseUrl: z.string().default(''),
  paddle: z
    .object({ environment: z.enum(['production', 'sandbox']) })
    .nullable()
    .default(null),
  /** Catalog of plans. Those that are withdrawn are only for customers who have them. */
  plans: z
    .array(
      z.object({
        id: z.string(),
        interval: z.enum(['month', 'year', 'once']),
        updateYears: z.int().optional(),
        isWithdrawn: z.boolean().default(false),
      }),
    )
    .default([]),
  /** Paddle's price ID by plan. */
  priceIds: z.record(z.string(), z.string()).default({}),
  measurementId: z.string().nullable().default(null),
  adsConversion: z.string().nullable().default(null),
  profitwellToken: z.string().nullable().default(null),
  /** True if a lawyer has reviewed the legal pages. */
  legalReviewed: z.boolean().optional(),
});

export type PublicSettings = z.infer<typeof publicSettingsSchema>;

/** Warning about legal pages that no lawyer has reviewed. */
export const LEGAL_NOT_REVIEWED =
  'The legal pages are a template. Have a lawyer review them, set PUBLIC_COMPANY_DETAILS, and build with PUBLIC_LEGAL_REVIEWED=yes';

/** Returns a warning if the pages of a public site were built for another origin. */
export function otherOriginWarning(
  { siteUrl }: Pick<Config, 'siteUrl'>,
  { siteUrl: builtFor }: Pick<PublicSettings, 'siteUrl'>,
): string | undefined {
  if (siteUrl === undefined || builtFor === undefined || siteUrl === builtFor) return undefined;
  if (isLoopback(new URL(siteUrl).hostname)) return undefined;
  return `SITE_URL is ${siteUrl}, but canonical links, previews, feeds and the sitemap point to ${builtFor}. Build again with PUBLIC_SITE_URL=${siteUrl}`;
}

/** Reads the `public-config.json` of a build. Without the file, nothing is set. Throws a `StartError`. */
export function readPublicSettings(file: string): PublicSettings {
  return readBuildFile(file, z.prefault(publicSettingsSchema, {}));
}
