import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { StartError } from './start-error.ts';

/** What the server must know of the public configuration its build was made with. */
const publicSettingsSchema = z.object({
  apiBaseUrl: z.string().default(''),
  paddle: z
    .object({ environment: z.enum(['production', 'sandbox']) })
    .nullable()
    .default(null),
  /** Paddle's price ID of each plan in the catalog. */
  priceIds: z.record(z.string(), z.string()).default({}),
  measurementId: z.string().nullable().default(null),
  adsConversion: z.string().nullable().default(null),
  profitwellToken: z.string().nullable().default(null),
  /** Whether counsel has reviewed the legal pages; left out by a build that does not say. */
  legalReviewed: z.boolean().optional(),
});

export type PublicSettings = z.infer<typeof publicSettingsSchema>;

/** The warning of what runs or exports a build whose legal pages counsel has not reviewed. */
export const LEGAL_NOT_REVIEWED =
  'The legal pages are a template. Have a lawyer review them, set PUBLIC_COMPANY_DETAILS, and build with PUBLIC_LEGAL_REVIEWED=yes';

/**
 * Reads a build's `public-config.json`; one that is not there is a build with nothing set. Throws a `StartError` for one
 * that cannot be used.
 */
export function readPublicSettings(file: string): PublicSettings {
  if (!existsSync(file)) return publicSettingsSchema.parse({});
  try {
    return publicSettingsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new StartError('site/build/public-config.json is not usable. Run npm run build.', { cause: error });
  }
}
