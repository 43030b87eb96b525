import { execFileSync } from 'node:child_process';
import { brand } from '@onset/design-system/brand';
import { expect, test } from 'vitest';
import { sampleNames } from '../../scripts/brand/samples.ts';
import { hasSamplePlans } from '../setup/plans.ts';
import { hasSample } from '../setup/samples.ts';

/** Files that can’t contain a fact: captions of the video, and texts for readers of the repository. */
const TEXTS = /^(?:site\/public\/media\/.+\.vtt|README\.md|LICENSE|CHANGELOG\.md)$/;

// Other names may be everyday words, which texts contain for other reasons.
test.runIf(brand.slug === 'onset')(
  'the name of the product occurs only in its brand, and in texts without facts',
  () => {
    const root = new URL('../..', import.meta.url);
    const files = execFileSync('git', ['grep', '-lw', brand.name], { cwd: root, encoding: 'utf8' }).trim().split('\n');
    expect(
      files.filter((file) => !TEXTS.test(file)),
      'Use {{brand.name}} in pages and `brand.name` in code',
    ).toEqual(['design-system/brand.ts']);
  },
);

test.runIf(brand.slug === 'onset')('the samples are present, so that their tests run', () => {
  expect(sampleNames.filter((name) => !hasSample(name))).toEqual([]);
  expect(hasSamplePlans).toBe(true);
});
