/** Key in `sessionStorage` of what the visitor typed before a reload. */
export const DRAFTS_KEY = 'onset_drafts';
