import { startWorkshopProcess } from '../e2e/compose/workshop.ts';
import { asking } from './compose/ask.ts';
import { compareWithBuild } from './compose/built.ts';
import { killWhileSaving } from './compose/kills.ts';
import { provePress } from './compose/press-page.ts';
import { walk } from './compose/walk.ts';
import { countWord } from './count-word.ts';
import { randomOf } from './random.ts';

/*
 * `npm run prove:compose [edits] [kills] [seed]`: what the workshop does to pages, on a copy of the repository. Every page is opened
 * and saved unchanged; 1,000 random edits are shown, saved and undone; the process is killed 50 times while it saves; and
 * the build makes of every page what the workshop shows. Before all of it a new page is made in a browser, built, tested and removed. Ends with an error at the first thing that is otherwise.
 */

const edits = countWord('edits', process.argv[2], 1000);
const kills = countWord('kills', process.argv[3], 50);
const seed = countWord('seed', process.argv[4], Date.now() % 1_000_000, 0);
const random = randomOf(seed);

await provePress();

console.log(`Seed ${seed}`);

const workshop = await startWorkshopProcess();
try {
  const ask = asking(workshop.origin);
  const files = await ask.pages();
  for (const file of files) {
    const { text: base, version, document } = await ask.open(file);
    await ask.save({ file, document, base, version });
  }
  requireClean('opened and saved unchanged');
  console.log(`${files.length} pages opened and saved unchanged: no difference in any file`);

  const walked = await walk(workshop, ask, random, edits);
  requireClean('edited and undone');
  console.log(
    `${walked.edits} edits with ${walked.sections} kinds of sections added, ${walked.refused} of them no page: ${walked.saves} saves, each shown as it was; undone to the first byte`,
  );

  const killed = await killWhileSaving(workshop, ask, random, kills);
  requireClean('after the last kill');
  console.log(`${kills} times kill -9 while saving: ${killed.old} times the old text, ${killed.saved} the new one`);

  await walk(workshop, ask, random, Math.ceil(edits / 20), { keeps: true });
  console.log(`${await compareWithBuild(workshop, ask)} pages, some of them edited, are built as they are shown`);
} finally {
  await workshop.stop();
}

function requireClean(when: string): void {
  const changed = workshop.changed();
  if (changed !== '') throw new Error(`${when}, files differ:\n${changed}`);
}
