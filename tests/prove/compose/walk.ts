import { sectionsOf, wordOf } from '../../../compose/source/sections.ts';
import { reduce, workOf, EMPTY } from '../../../compose/client/editor/editor.ts';
import type { Action, Editor, Work } from '../../../compose/client/editor/editor.ts';
import type { Path } from '../../../compose/client/fields/field-props.ts';
import type { SiteInfo } from '../../../compose/protocol/protocol.ts';
import type { Json } from '../../../compose/source/json.ts';
import { isList, isRecord } from '../../../compose/source/json.ts';
import type { WorkshopProcess } from '../../e2e/compose/workshop.ts';
import type { Random } from '../random.ts';
import type { Asking } from './ask.ts';

/** What a walk came to. */
export interface WalkFigures {
  readonly edits: number;
  readonly saves: number;
  /** Steps that were undone because no page could be made of what they led to. */
  readonly refused: number;
  readonly sections: number;
}

/**
 * Edits the pages of a workshop at random: adds, moves, duplicates, removes, writes, undoes, redoes, saves. Each saved page holds
 * what was shown, and all that was undone leads back to the first text. Fails with the first thing that is otherwise.
 */
export async function walk(
  workshop: WorkshopProcess,
  ask: Asking,
  random: Random,
  edits: number,
  { keeps = false }: { readonly keeps?: boolean } = {},
): Promise<WalkFigures> {
  const site = await ask.site();
  const files = await ask.pages();
  const startable = site.sections.filter(({ start }) => start !== undefined);
  const used = new Set<string>();
  let [done, saves, refused] = [0, 0, 0];
  while (done < edits) {
    const page = await ask.open(anyOf(random, files));
    let editor = reduce(EMPTY, { type: 'open', page });
    const first = workshop.read(page.file);
    let { version }: { version: string } = page;
    for (let step = 0; step < 25 && done < edits; step += 1) {
      done += 1;
      const before = editor;
      const action = anyAction(workFrom(editor), site, startable, random);
      if (action.type === 'insert') used.add(wordOf(action.section, 'section'));
      editor = reduce(editor, action);
      const { now } = workFrom(editor).history;
      const drawing = await ask.draw(page.file, now);
      if (drawing.issues.length > 0) {
        refused += 1;
        editor = before;
        continue;
      }
      if (!random.chance(0.3)) continue;
      const saved = await ask.save({ file: page.file, document: now, base: page.text, version });
      ({ version } = saved);
      saves += 1;
      const reopened = await ask.open(page.file);
      const shown = await ask.draw(page.file, reopened.document);
      expectSame(`what is shown of ${page.file} and what was saved`, shown.body, drawing.body);
      expectSame(`the text of ${page.file}`, workshop.read(page.file), saved.text);
    }
    if (keeps) continue;
    while (workFrom(editor).history.past.length > 0) editor = reduce(editor, { type: 'undo' });
    const last = await ask.save({ file: page.file, document: workFrom(editor).history.now, base: page.text, version });
    expectSame(`the first text of ${page.file} and the one after all was undone`, last.text, first);
    expectSame(`the file ${page.file} after all was undone`, workshop.read(page.file), first);
  }
  return { edits: done, saves, refused, sections: used.size };
}

/** One of all the things that can be done to a page. */
function anyAction(work: Work, site: SiteInfo, startable: SiteInfo['sections'], random: Random): Action {
  const sections = sectionsOf(work.history.now);
  const index = random.whole(0, sections.length);
  const kind = random.pick(['insert', 'move', 'duplicate', 'remove', 'set', 'set', 'set', 'undo', 'redo'] as const);
  if (kind === 'insert') {
    const section = anyOf(random, startable);
    const content = section.start ?? {};
    return { type: 'insert', index, section: { section: section.name, id: section.name, content } };
  }
  if (kind === 'move') return { type: 'move', from: index, to: random.whole(0, sections.length) };
  if (kind === 'duplicate' || kind === 'remove') return { type: kind, index };
  if (kind !== 'set') return { type: kind };
  const path = anyOf(
    random,
    textsIn(work.history.now, []).filter(([name]) => name !== '$schema'),
  );
  return { type: 'set', path, value: anyText(site, random), at: random.whole(0, 1_000_000) };
}

const WORDS = [
  'Onset',
  'records',
  'the',
  'screen’s',
  'sound',
  '“as it is”',
  'и',
  '录屏',
  "it's",
  'a\\b',
  '`code`',
  '**bold**',
];

function anyText(site: SiteInfo, random: Random): string {
  const words = Array.from({ length: random.whole(1, 6) }, () => anyOf(random, WORDS));
  return random.chance(0.2) ? `${words.join(' ')} {{${anyOf(random, site.facts).name}}}` : words.join(' ');
}

/** Where texts stand in a document, but for the names of sections. */
function textsIn(value: Json, path: Path): Path[] {
  if (typeof value === 'string') return path.at(-1) === 'section' ? [] : [path];
  if (isList(value)) return value.flatMap((each, index) => textsIn(each, [...path, index]));
  return isRecord(value) ? Object.entries(value).flatMap(([name, each]) => textsIn(each, [...path, name])) : [];
}

function workFrom(editor: Editor): Work {
  const work = workOf(editor);
  if (!work) throw new Error('No page is open');
  return work;
}

function expectSame(what: string, one: string, other: string): void {
  if (one !== other) throw new Error(`${what} differ:\n${one.slice(0, 2000)}\n---\n${other.slice(0, 2000)}`);
}

function anyOf<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[random.whole(0, items.length - 1)];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
}
