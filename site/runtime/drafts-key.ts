/** Where what was typed waits for the page to be loaded again, in this tab alone. */
export const DRAFTS_KEY = 'onset_drafts';
