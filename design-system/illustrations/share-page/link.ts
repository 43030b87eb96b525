/** Where the film is shared: the page's address and the link in the panel. */
export const LINK = 'onset.example/s/k7f2m';
