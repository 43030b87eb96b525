import { mkdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { openPageSchema, pageListSchema, textSchema } from '../../compose/protocol/protocol.ts';
import type { JsonRecord } from '../../compose/source/json.ts';
import { OWN_FOLDER } from '../../compose/store/workspace.ts';
import { startPageEditor } from '../e2e/compose/page-editor.ts';
import type { PageEditorProcess } from '../e2e/compose/page-editor.ts';
import { generate } from './shared.ts';
import type { StressOptions } from './shared.ts';

const FILE = 'site/pages/pricing.ts';

/** Number of changes in the folder for unfinished files while a page is saved. */
const WRITE_STEPS = 7;

/** Saves every page unchanged, which must not change a file, and then kills the page editor while it saves a page. */
export async function stressEditor({ rounds, seed }: StressOptions): Promise<void> {
  const editor = await startPageEditor();
  try {
    const { pages } = pageListSchema.parse(await ask(editor.origin, 'GET', '/pages'));
    for (const file of pages) {
      const { text: base, version, document } = await openPage(editor.origin, file);
      await ask(editor.origin, 'PUT', '/page', { file, document, base, version, owner: 'stress' });
    }
    if (editor.changed() !== '') throw new Error(`Saving pages unchanged changed files:\n${editor.changed()}`);
    let replaced = 0;
    for (const [round, delayMs] of generate(fc.nat(30), seed, rounds).entries())
      if (await killWhileSaving(editor, round, delayMs)) replaced += 1;
    const texts = `${rounds - replaced} old texts, ${replaced} new ones`;
    console.log(
      `${pages.length} pages saved unchanged: no difference; ${rounds} times kill -9 during a save: ${texts}`,
    );
  } finally {
    await editor.stop();
  }
}

/** Kills the process shortly after one of the steps of a save. Returns whether the file has the new text. */
async function killWhileSaving(editor: PageEditorProcess, round: number, delayMs: number): Promise<boolean> {
  const { text, version, document: before } = await openPage(editor.origin, FILE);
  const document = { ...(before as JsonRecord), title: `Pricing, round ${round}` };
  const change = { file: FILE, document, base: text };
  const { text: newText } = textSchema.parse(await ask(editor.origin, 'POST', '/page/text', change));
  const written = waitForWrites(editor.root, 1 + (round % WRITE_STEPS));
  const saving = ask(editor.origin, 'PUT', '/page', { ...change, version, owner: 'stress' }).catch((error: unknown) => {
    // `fetch` throws a `TypeError` when the connection breaks.
    if (!(error instanceof TypeError)) throw error;
  });
  // A save that is finished makes no more changes.
  await Promise.race([written, saving]);
  await pause(delayMs);
  await editor.restart('SIGKILL');
  await saving;
  const saved = editor.read(FILE);
  if (saved !== text && saved !== newText)
    throw new Error(`${FILE} has neither the old nor the new text:\n${saved.slice(0, 2000)}`);
  return saved === newText;
}

/** Resolves after a number of changes in the folder for unfinished files, which replace a page when they are complete. */
function waitForWrites(root: string, count: number): Promise<void> {
  const folder = join(root, OWN_FOLDER, 'writing');
  mkdirSync(folder, { recursive: true });
  let seen = 0;
  return new Promise((resolve) => {
    watch(folder, { persistent: false }, () => (seen += 1) === count && resolve());
  });
}

async function openPage(origin: string, file: string) {
  return openPageSchema.parse(await ask(origin, 'GET', `/page?${new URLSearchParams({ file })}`));
}

async function ask(origin: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // A kept-alive connection could belong to a process that was killed.
    headers: { 'Content-Type': 'application/json', Connection: 'close' },
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${method} ${path} got ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}
