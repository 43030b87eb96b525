/**
 * Hides what only a signed-in visitor sees. Until the browser has looked for a session, a page made in advance holds it
 * for everybody, and `data-signed-in` on the root, set before the first paint, chooses.
 */
export const SIGNED_IN_ONLY = 'not-in-data-signed-in:hidden';
