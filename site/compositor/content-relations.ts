import type { ContentFile } from '../content/content-file.ts';
import { compareVersions } from '../content/versions.ts';
import type { PageIssue } from './page-issue.ts';

/** Where on earth it is the next day first, from UTC. */
const EARLIEST_ZONE_MS = 14 * 60 * 60 * 1000;

/**
 * What is wrong with the days of a file: none may be to come, because a file is shown as soon as it is there, and a text
 * is changed on the day it came out or later. Without `now` only the latter is looked at.
 */
export function issuesOfDays({ file, frontMatter, lines }: ContentFile, now: number | undefined): PageIssue[] {
  const today = now === undefined ? '9999' : new Date(now + EARLIEST_ZONE_MS).toISOString().slice(0, 10);
  const { date, updated } = frontMatter;
  const told = (name: string, message: string): PageIssue => ({
    file,
    place: `${name} (line ${lines[name]})`,
    message,
  });
  const toCome = Object.entries({ date, updated }).flatMap(([name, day]) =>
    typeof day === 'string' && day > today
      ? [
          told(
            name,
            `is ${day}, which is in the future. Use today or an earlier day, because the page is published immediately.`,
          ),
        ]
      : [],
  );
  const isBefore = typeof date === 'string' && typeof updated === 'string' && updated < date;
  return [
    ...toCome,
    ...(isBefore ? [told('updated', `is ${updated}. Use ${date}, the date of the post, or a later day.`)] : []),
  ];
}

/** Files of a kind in which a property must be the file's own: the first that has a value keeps it. */
export function issuesOfRepeated(files: readonly ContentFile[], property: string): PageIssue[] {
  const firsts = new Map<string, string>();
  return files.flatMap(({ file, frontMatter, lines }) => {
    const value = frontMatter[property];
    if (typeof value !== 'string') return [];
    const key = value.trim().toLowerCase();
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, file);
    return first === undefined
      ? []
      : [
          {
            file,
            place: `${property} (line ${lines[property]})`,
            message: `is also used by ${first}. Use another one.`,
          },
        ];
  });
}

/** A version that is said to be older than one before it. Mends of an earlier version may come out after the next. */
export function issuesOfOrder(files: readonly ContentFile[]): PageIssue[] {
  const dated = files.flatMap(({ file, lines, frontMatter: { version, date } }) =>
    typeof version === 'string' && typeof date === 'string' && /^\d+\.\d+\.\d+$/.test(version)
      ? [{ file, line: lines['date'], version, date }]
      : [],
  );
  return dated.flatMap(({ file, line, version, date }) => {
    const [before] = dated
      .filter((other) => compareVersions(other.version, version) < 0)
      .filter((other) => other.version.endsWith('.0') || minorOf(other.version) === minorOf(version))
      .toSorted((a, b) => compareVersions(b.version, a.version));
    return before === undefined || date >= before.date
      ? []
      : [
          {
            file,
            place: `date (line ${line})`,
            message: `is ${date}. Use ${before.date}, the date of ${before.version}, or a later day.`,
          },
        ];
  });
}

const minorOf = (version: string): string => version.replace(/\.\d+$/, '');

/** Links to pages there are not. What has an ending is a file, and no page. */
export function issuesOfLinks({ file, links }: ContentFile, paths: ReadonlySet<string>): PageIssue[] {
  return links
    .map(({ href, line }) => ({ path: href.replace(/[?#].*$/, ''), line }))
    .filter(({ path }) => !/\.\w+$/.test(path) && !paths.has(path))
    .map(({ path, line }) => ({
      file,
      place: `line ${line}`,
      message: `links to ${path}, which doesn’t exist. Link to an existing page.`,
    }));
}
