import { mkdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OWN_FOLDER } from '../../../compose/store/workspace.ts';
import type { Json } from '../../../compose/source/json.ts';
import { isRecord } from '../../../compose/source/json.ts';
import { readLiteral } from '../../../compose/source/literal.ts';
import type { WorkshopProcess } from '../../e2e/compose/workshop.ts';
import type { Random } from '../random.ts';
import type { Asking } from './ask.ts';

/** How often a file held the old text, and how often the new one. */
export interface KillFigures {
  readonly old: number;
  readonly saved: number;
}

const FILE = 'site/pages/pricing.ts';

/** Kills the process with -9 while it saves. The file holds what it held, or what was sent, and nothing else. */
export async function killWhileSaving(
  workshop: WorkshopProcess,
  ask: Asking,
  random: Random,
  times: number,
): Promise<KillFigures> {
  let [old, saved] = [0, 0];
  for (let round = 0; round < times; round += 1) {
    const page = await ask.open(FILE);
    const before = workshop.read(FILE);
    const title = `Pricing, round ${round}`;
    const document: Json = { ...(isRecord(page.document) && page.document), title };
    const writing = round % 2 === 0 ? undefined : untilWriting(workshop.root);
    // What becomes of the request is not known; what becomes of the file is.
    const sending = ask.save({ file: FILE, document, base: page.text, version: page.version }).catch(() => undefined);
    // A process that has just begun takes about 400 ms to save: of two, one is killed at any time of it, one from when the text is written on.
    await writing;
    await pause(random.whole(0, writing ? 150 : 450));
    await workshop.restart('SIGKILL');
    await sending;
    const after = workshop.read(FILE);
    const { value } = readLiteral(after, FILE);
    if (after === before) old += 1;
    else if (isRecord(value) && value['title'] === title) saved += 1;
    else throw new Error(`${FILE} holds neither what it held nor what was sent:\n${after.slice(0, 2000)}`);
  }
  workshop.reset();
  return { old, saved };
}

/** Waits until a text is written beside its file. */
function untilWriting(root: string): Promise<void> {
  const folder = join(root, OWN_FOLDER, 'writing');
  mkdirSync(folder, { recursive: true });
  return new Promise((resolve) => {
    const watcher = watch(folder, () => {
      watcher.close();
      resolve();
    });
  });
}
