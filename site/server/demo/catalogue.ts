import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { demoPriceSchema } from '../../contract/demo-checkout.ts';
import type { DemoPrice } from '../../contract/demo-checkout.ts';
import { StartError } from '../process/start-error.ts';

/** What the demo sells. */
export interface DemoCatalogue {
  readonly prices: readonly DemoPrice[];
}

const catalogueSchema = z.object({ prices: z.array(demoPriceSchema).min(1) });

/**
 * The prices of the build below `buildDir`: its `demo-catalogue.json`, which only builds without a client token have;
 * `undefined` for one that has none. Throws a `StartError` for a file that cannot be used.
 */
export function loadDemoCatalogue(buildDir: string): DemoCatalogue | undefined {
  const file = join(buildDir, 'demo-catalogue.json');
  if (!existsSync(file)) return undefined;
  try {
    return catalogueSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new StartError('site/build/demo-catalogue.json is not usable. Run npm run build.', { cause: error });
  }
}

/** The price of an id, if it is sold. */
export function priceOf({ prices }: DemoCatalogue, id: string): DemoPrice | undefined {
  return prices.find((price) => price.id === id);
}
