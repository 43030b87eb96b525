/** The sections of a page that was drawn, without the header and the footer that all pages have. */
export const mainOf = (body: string): string => /<main[^>]*>(.*)<\/main>/s.exec(body)?.[1] ?? '';
