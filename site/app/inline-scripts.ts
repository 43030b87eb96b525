import { consentScript } from './consent-script.ts';
import { headScript } from './head-script.ts';

/**
 * Every inline script a page may have, word for word; `hasTags` as the build's configuration has it. Their hashes go into
 * the policy of each page, and no other inline script runs: one that was put into a page is not allowed by standing there.
 */
export function inlineScripts(hasTags: boolean): readonly string[] {
  return [headScript, ...(hasTags ? [consentScript] : [])];
}
