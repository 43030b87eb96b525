import type { ZodObject } from 'zod';
import type { ContentFile } from '../content/content-file.ts';
import { legalFiles, legalTextSchema } from '../content/legal-texts.ts';
import { postFiles, postSchema } from '../content/posts.ts';
import { CHANGE_KINDS, releaseFiles, releases, releaseSchema } from '../content/releases.ts';
import { facts } from './facts.ts';
import { issuesOfDays, issuesOfLinks, issuesOfOrder, issuesOfRepeated } from './content-relations.ts';
import { fileNameError } from './page-files.ts';
import { expectation, issueMessages } from './page-issue.ts';
import type { PageIssue } from './page-issue.ts';

/**
 * What is wrong with the Markdown files of `site/content`, in the form in which it is said of a page: file, line, what is there, what is
 * expected. `paths` are those of all pages, to which texts may lead. Without `now` days to come are not looked for.
 */
export function contentIssues(paths: ReadonlySet<string>, now: number | undefined): PageIssue[] {
  return [
    ...[...postFiles, ...releaseFiles, ...legalFiles].flatMap((file) => issuesOfLinks(file, paths)),
    ...[...postFiles, ...releaseFiles].flatMap((file) => issuesOfDays(file, now)),
    ...issuesOfRepeated(postFiles, 'title'),
    // The same hash or signature is that of another file: an update that is refused, a download that looks forged.
    ...['sha256', 'edSignature'].flatMap((property) => issuesOfRepeated(releaseFiles, property)),
    ...issuesOfOrder(releaseFiles),
    ...postFiles.flatMap((file) => [
      ...issuesOfFile(file, postSchema),
      ...issuesOfUnfilled(file, HEAD),
      ...issuesOfName(file, `blog/${file.name}.json`),
    ]),
    ...releaseFiles.flatMap((file) => [
      ...issuesOfFile(file, releaseSchema),
      ...issuesOfUnfilled(file, ANYWHERE),
      ...issuesOfRelease(file),
    ]),
    ...legalFiles.flatMap((file) => [
      ...issuesOfFile(file, legalTextSchema),
      ...issuesOfName(file, `${file.name}.json`),
    ]),
  ];
}

/** What is wrong with the text of a file, and with what it says of itself. */
export function issuesOfFile(content: ContentFile, schema: ZodObject): PageIssue[] {
  const { file, frontMatter, lines, issues, facts: named } = content;
  const { error } = schema.safeParse(frontMatter, { error: expectation });
  // Without any front matter every property would be missing as well.
  const frontMatterIssues =
    error && Object.keys(frontMatter).length > 0 ? issueMessages(frontMatter, error, schema) : [];
  return [
    ...issues.map(({ line, message }) => ({ file, place: `line ${line}`, message })),
    ...frontMatterIssues.map(({ path: [name = ''], message }) => {
      const line = lines[String(name)];
      return { file, place: `${String(name)}${line === undefined ? '' : ` (line ${line})`}`, message };
    }),
    ...named
      .filter(({ name }) => !Object.hasOwn(facts, name))
      .map(({ name, line }) => ({
        file,
        place: `line ${line}`,
        message: `contains the unknown fact {{${name}}}. Use one of ${Object.keys(facts).join(', ')}.`,
      })),
  ];
}

/** The front matter of a post is shown as it is in lists and feeds, and all of a release in the changelog. */
const HEAD = 'in the front matter';
const ANYWHERE = 'in a release';

/** Facts where none is put in: a reader would see the braces. */
export function issuesOfUnfilled(
  { file, facts: named, lines }: ContentFile,
  where: typeof HEAD | typeof ANYWHERE,
): PageIssue[] {
  const headLines = Object.values(lines);
  const end = Math.max(0, ...headLines);
  return named
    .filter(({ name, line }) => Object.hasOwn(facts, name) && (where === ANYWHERE || line <= end))
    .map(({ name, line }) => ({
      file,
      place: `line ${line}`,
      message: `contains the fact {{${name}}} ${where}, where facts aren’t inserted. Write the text itself.`,
    }));
}

/** A file whose name can be no part of a path. `asPage` is the page file it would be. */
function issuesOfName({ file }: ContentFile, asPage: string): PageIssue[] {
  const message = fileNameError(asPage);
  return message === undefined ? [] : [{ file, place: '', message }];
}

function issuesOfRelease({ file, name, frontMatter }: ContentFile): PageIssue[] {
  const { version } = frontMatter;
  const issue = (message: string): PageIssue => ({ file, place: '', message });
  const release = releases.find((each) => each.version === version);
  return [
    ...(typeof version === 'string' && version !== name
      ? [issue(`contains the release ${version}. Rename it to ${version}.md.`)]
      : []),
    ...(release?.changes ?? [])
      .filter(({ heading }) => !CHANGE_KINDS.includes(heading))
      .map(({ heading }) =>
        issue(`has the heading ${JSON.stringify(heading)}. Use one of ${CHANGE_KINDS.join(', ')}.`),
      ),
    ...(release?.changes.length === 0
      ? [issue(`has no changes. List them under ## ${CHANGE_KINDS.join(' or ## ')}.`)]
      : []),
  ];
}
