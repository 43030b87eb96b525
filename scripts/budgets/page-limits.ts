/** The most a page's document may weigh after brotli: ten packets, what a server sends before the first acknowledgment. */
export const HTML_BYTES = 14_336;

/** The most the stylesheets that a document links may weigh after brotli. */
export const CSS_BYTES = 12_288;

/** The same of pages with an account section, which link `app.css` in place of `marketing.css`. */
export const ACCOUNT_CSS_BYTES = 13_312;
