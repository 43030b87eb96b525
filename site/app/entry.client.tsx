/** Empty, because no page is hydrated as a whole. The browser's entry is `runtime/main.ts`. */
export {};
