/** Nothing: no page is hydrated as a whole. The browser's one entry is `runtime/main.ts`. */
export {};
