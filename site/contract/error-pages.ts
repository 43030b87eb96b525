/** Placeholder in prerendered error pages. The server replaces it with the ID of the request. */
export const REFERENCE_PLACEHOLDER = '00000000-0000-0000-0000-000000000000';
