/** Stands in the pages of errors that the build draws where the server puts the id of the request in. */
export const REFERENCE_PLACE = '00000000-0000-0000-0000-000000000000';
