import type { Deviation } from './deviations.ts';
import type { Section } from './statement.ts';
import type { TestTitle } from './test-titles.ts';

/** How the title of a test or of a suite begins that is about a section. */
const TITLED = /^specification(?: (\d):)?/;

/** The text of a test as statements name it. */
export const nameOf = ({ file, title }: TestTitle): string => `${file} › ${title}`;

/** Whether a statement's reference means a test: the test itself, or a suite around it. */
export const means = (reference: string, name: string): boolean =>
  name === reference || name.startsWith(`${reference} › `);

/** The tests titled by a section that no statement of that section names: the page would be silent about them. */
export const unnamedTests = (sections: readonly Section[], tests: readonly TestTitle[]): string[] =>
  tests
    .filter(({ title }) => title.split(' › ').some((part) => TITLED.test(part)))
    .flatMap((test) => {
      const name = nameOf(test);
      const about = sections.filter(({ number }) => sectionsOf(test).includes(number));
      const isNamed = about.flatMap(references).some((reference) => means(reference, name));
      return isNamed ? [] : [name];
    });

/**
 * The page about the specification: every statement with the tests that hold it, the deliberate deviations, and at the end
 * what no test holds yet.
 * Throws for a reference no test has.
 */
export function specificationPage(
  sections: readonly Section[],
  tests: readonly TestTitle[],
  deviations: readonly Deviation[],
): string {
  const names = tests.map(nameOf);
  const open = sections.flatMap((section) =>
    numbered(section).flatMap(([id, each]) => ('open' in each ? [`| ${id} | ${each.says} | ${each.open} |`] : [])),
  );
  const all = sections.reduce((sum, { statements }) => sum + statements.length, 0);
  return `# The specification, and the tests that hold it

What the product must do, statement by statement. Made by \`npm run specification\` from \`scripts/specification\` and the
titles of the tests; a test says when it is not up to date. A suite stands for all its tests; \`%s\` and \`%j\` stand for
each of several cases. ${all - open.length} of ${all} statements are held by a test.
${sections.map((section) => sectionText(section, names)).join('')}
## Deliberate deviations

At these points the product intentionally differs from the specification.

| section | deviation | reason |
|---|---|---|
${deviations.map(({ section, says, reason }) => `| ${section} | ${says} | ${reason} |`).join('\n')}

## Not held by a test yet

| | statement | why |
|---|---|---|
${open.join('\n')}
`;
}

function sectionText(section: Section, names: readonly string[]): string {
  const held = numbered(section).map(([id, each]) =>
    'open' in each
      ? `| ${id} | ${each.says} | not yet |`
      : `| ${id} | ${each.says} | ${cell(id, each.heldBy, names)} |`,
  );
  return `
## ${section.number}. ${section.title}

| | statement | held by |
|---|---|---|
${held.join('\n')}
`;
}

function cell(id: string, references: readonly string[], names: readonly string[]): string {
  for (const reference of references)
    if (!names.some((name) => means(reference, name)))
      throw new Error(`${id} names a test that is not there: ${reference}`);
  return references.map(code).join('<br>');
}

/** Statements with their ids: the third of section 4 is 4.3. */
const numbered = ({ number, statements }: Section) =>
  statements.map((statement, index) => [`${number}.${index + 1}`, statement] as const);

const references = ({ statements }: Section): string[] =>
  statements.flatMap((each) => ('open' in each ? [] : each.heldBy));

/** The sections a test is titled by: none where a title begins as such and has no number. */
const sectionsOf = ({ title }: TestTitle): number[] =>
  title.split(' › ').flatMap((part) => {
    const digits = TITLED.exec(part)?.[1];
    return digits === undefined ? [] : [Number(digits)];
  });

const code = (text: string): string => {
  const [file = '', ...title] = text.split(' › ');
  return `\`${file}\`: ${title.join(' › ')}`;
};
