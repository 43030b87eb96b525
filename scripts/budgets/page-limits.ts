/** Maximum size of a document with its styles, after brotli. */
export const HTML_BYTES = 24_000;

/** Maximum size of the stylesheets that a document links, after brotli: those for print. */
export const CSS_BYTES = 1_000;
