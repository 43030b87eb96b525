/** A part of the document. */
export interface Chapter {
  readonly title: string;
  readonly text: string;
  /** Its charts, by the names of their files. */
  readonly charts: Readonly<Record<string, string>>;
}

/** Where charts lie, seen from the document. */
export const CHARTS = 'performance';

/** A chart as the document shows it: what it says in words is for who does not see it. */
export const picture = (name: string, words: string): string => `![${words}](${CHARTS}/${name})`;

/** What stands in place of figures that nobody has measured: `words` make the bench measure them. */
export const unmeasured = (words: string): string => `Not measured yet: \`npm run bench -- ${words}\`.`;
