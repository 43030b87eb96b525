import type { Checks, Drawing, Unfinished } from '../../protocol/protocol.ts';
import type { Path } from '../fields/field-props.ts';

/** Something to put right. */
export interface Finding {
  /**
   * `build`: no site can be built of it. `test`: the tests of the site will say so. `unfinished`: someone still has to
   * write it. `shown`: as it is looked at now.
   */
  readonly kind: 'build' | 'test' | 'unfinished' | 'shown';
  readonly text: string;
  /** Where it is, in words; empty for the whole page. */
  readonly place: string;
  /** Where it stands in the document, so that it can be gone to. */
  readonly path: Path | undefined;
}

/** Findings that make the build fail. */
export const buildFindings = (drawing: Drawing | undefined, checks: Checks | undefined): Finding[] =>
  [...(drawing?.issues ?? []), ...(checks?.issues ?? [])].map(({ place, path, message }) => ({
    kind: 'build',
    text: message,
    place,
    // An issue of the whole page has no path.
    path: path.length === 0 ? undefined : path,
  }));

/** What the tests of the site will say. */
export function testFindings(checks: Checks | undefined): Finding[] {
  if (!checks) return [];
  const { lostLinks, repeated, hard, unknownWords, head, weight } = checks;
  const { html, css = 0, documentLimit, scripts, initialScriptLimit, totalScriptLimit } = weight;
  return [
    ...lostLinks.map(({ href, paths }) => ({
      place: 'Links',
      text: `${paths.join(', ')} leads to ${href}, which is not here any more`,
    })),
    ...repeated.map(({ sentence, paths }) => ({
      place: 'Words',
      text: `Is also on ${paths.join(', ')}: ${sentence}`,
    })),
    ...(hard.sentences.length > hard.most
      ? hard.sentences.map((sentence) => ({ place: 'Words', text: `Hard to read: ${sentence}` }))
      : []),
    ...unknownWords.map((word) => ({ place: 'Words', text: `“${word}” isn’t in the dictionary` })),
    ...head.sameTitle.map((path) => ({ place: 'Title', text: `${path} has the same title` })),
    ...over('HTML and styles', html + css, documentLimit),
    ...(scripts ? over('Scripts before interaction', scripts.initial, initialScriptLimit) : []),
    ...(scripts ? over('All scripts', scripts.total, totalScriptLimit) : []),
  ].map((finding) => ({ kind: 'test', path: undefined, ...finding }));
}

/** Texts that someone still has to write. It is saved without a question: nothing fails by it. */
export const unfinishedFindings = (unfinished: readonly Unfinished[]): Finding[] =>
  unfinished.map((each) => ({ kind: 'unfinished', ...each }));

const over = (what: string, bytes: number, limit: number): { place: string; text: string }[] =>
  bytes <= limit
    ? []
    : [{ place: 'Size', text: `${what}: ${formatKilobytes(bytes)}. The limit is ${formatKilobytes(limit)}.` }];

/** Bytes as people read them. */
export const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
