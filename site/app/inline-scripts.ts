import { headScript } from './head-script.ts';
import { speculationRules } from './speculation-rules.ts';

/**
 * Every inline script a page may have, word for word. Their hashes go into the policy of each page, and no other inline
 * script runs: one that was put into a page is not allowed by standing there.
 */
export const inlineScripts: readonly string[] = [headScript, speculationRules];
