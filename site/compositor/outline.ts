/** A heading of a rendered page. */
export interface Heading {
  readonly level: number;
  readonly text: string;
}

/** The headings of a page's HTML, in order. */
export function headingsOf(html: string): Heading[] {
  return [...html.matchAll(/<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/gi)].map(([, level, content = '']) => ({
    level: Number(level),
    text: content
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  }));
}

/** What is wrong with a page's heading outline: not one `h1`, one not first, a level skipped, a heading without words. */
export function outlineErrors(html: string): string[] {
  const headings = headingsOf(html);
  const tops = headings.filter(({ level }) => level === 1).length;
  return [
    ...(tops === 1 ? [] : [`The page has ${tops} h1 elements. Use exactly one.`]),
    ...(tops > 0 && headings[0]?.level !== 1
      ? [`“${headings[0]?.text}” comes before the h1. Begin the page with its h1.`]
      : []),
    ...headings.flatMap(({ level, text }, index) => {
      const above = headings[index - 1]?.level ?? level;
      return level > above + 1 ? [`“${text}” is an h${level} below an h${above}. Don’t skip heading levels.`] : [];
    }),
    ...headings
      .filter(({ text }) => text === '')
      .map(({ level }) => `An h${level} is empty. Give it a text or remove it.`),
  ];
}
