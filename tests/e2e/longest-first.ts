import { basename } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** The files that take longest, in this order: a long one that began last would leave the other workers idle. */
const LONGEST = ['every-page', 'cross-origin', 'editor', 'paddle', 'checkout', 'policy', 'analytics', 'islands'];

/** Begins with the files that take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = LONGEST.indexOf(basename(moduleId, '.test.ts'));
  return place === -1 ? LONGEST.length : place;
}
