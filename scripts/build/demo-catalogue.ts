import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicConfig } from '../../site/config/public-config.ts';
import { demoPrices } from './demo-prices.ts';

/** Writes `demo-catalogue.json`, from which the server's demo sells; a build with a client token has none. */
export function writeDemoCatalogue(output: string, config: PublicConfig): void {
  const file = join(output, 'demo-catalogue.json');
  rmSync(file, { force: true });
  if (config.paddle === null) writeFileSync(file, `${JSON.stringify({ prices: demoPrices(config) })}\n`);
}
