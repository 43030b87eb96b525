// For `check.ts` and the tests: `test.mjs` needs this module before packages are installed.
export function causesOf(output: string): string[];
export function detailsOf(output: string): string;
