import { join } from 'node:path';
import { presentSamples } from '../../scripts/brand/samples.ts';
import type { SampleName } from '../../scripts/brand/samples.ts';

const present = presentSamples(join(import.meta.dirname, '../..'));

/** Returns true if the site has a sample, for tests of its content. `npm run brand` can remove it. */
export const hasSample = (name: SampleName): boolean => present.includes(name);
