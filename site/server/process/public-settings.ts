import * as z from 'zod';
import { readBuildFile } from './build-file.ts';

/** Public configuration of the build, as far as the server needs it. */
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
  /** True if a lawyer has reviewed the legal pages. */
  legalReviewed: z.boolean().optional(),
});

export type PublicSettings = z.infer<typeof publicSettingsSchema>;

/** Warning about legal pages that no lawyer has reviewed. */
export const LEGAL_NOT_REVIEWED =
  'The legal pages are a template. Have a lawyer review them, set PUBLIC_COMPANY_DETAILS, and build with PUBLIC_LEGAL_REVIEWED=yes';

/** Reads the `public-config.json` of a build. Without the file, nothing is set. Throws a `StartError`. */
export function readPublicSettings(file: string): PublicSettings {
  return readBuildFile(file, z.prefault(publicSettingsSchema, {}));
}
