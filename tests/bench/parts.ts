import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documents, routes } from '../e2e/routes.ts';
import { startProcess } from '../e2e/site-process.ts';
import { accountRates, printAccounts } from './accounts.ts';
import { measureBesideNginx } from './beside-nginx.ts';
import { measureBeside, printBeside } from './beside.ts';
import { measureDevelopment, printDevelopment } from './development.ts';
import { measureGrowth, printGrowth } from './growth.ts';
import { merged, newestResults } from './kept/kept-results.ts';
import { BadOption } from './options.ts';
import type { BenchOptions } from './options.ts';
import { shortcomings } from './page-limits.ts';
import { measurePages, printPages } from './pages.ts';
import { printRates, rateBesideBare } from './rates.ts';
import { measureResponsiveness, printResponsiveness } from './responsiveness.ts';
import { measureStories, measureStorybook, printStories, printStorybook } from './storybook.ts';
import { measureStyles, printStyles } from './styles.ts';
import type { GrownSite, Machine, MeasuredPage, PartName, Responsiveness, Result } from './kept/schema.ts';

/** What a part is given: what was asked for, the machine it runs on, and where to keep what it has so far. */
export interface PartRun<Name extends PartName> extends BenchOptions {
  readonly machine: Machine;
  readonly keep: (result: Result<Name>) => void;
}

const BUILD = join(import.meta.dirname, '../../site/build');
/** Requests of each turn, and how many turns each has. */
const TURNS = { requests: 4000, rounds: 15 };
const EDITS = 5;

/** Every part: measures, prints, and keeps each result as soon as there is one, so that a run that is broken off loses nothing. */
export const parts: { readonly [Name in PartName]: (run: PartRun<Name>) => Promise<void> } = {
  async pages({ paths, runs, machine, keep }) {
    const all = asked(paths);
    const kept = newestResults().pages;
    const measured: MeasuredPage[] = [];
    await withSite((origin) =>
      measurePages(origin, {
        paths: all,
        runs,
        onPage(page, bare) {
          measured.push(page);
          const lines = shortcomings(page).map((each) => `\n  ${each}`);
          console.log(`measured ${page.path} (${measured.length} of ${all.length})${lines.join('')}`);
          const records = kept && { machine: kept.machine, records: kept.result.pages };
          keep({ bare, pages: withKept(records, { machine, records: measured }, paths) });
          if (measured.length === all.length) printPages(measured, bare);
        },
      }),
    );
  },
  async responsiveness({ paths, runs, machine, keep }) {
    const all = asked(paths);
    const kept = newestResults().responsiveness;
    const measured: Responsiveness[] = [];
    await withSite((origin) =>
      measureResponsiveness(origin, {
        paths: all,
        runs,
        onPage(page) {
          measured.push(page);
          console.log(`measured ${page.path} (${measured.length} of ${all.length})`);
          const records = kept && { machine: kept.machine, records: kept.result };
          keep(withKept(records, { machine, records: measured }, paths));
        },
      }),
    );
    printResponsiveness(measured);
  },
  async beside({ beside, runs, keep }) {
    const result = await withSite((origin) => measureBeside(origin, beside, runs));
    printBeside(result);
    keep(result);
  },
  async styles({ keep }) {
    const result = await measureStyles();
    printStyles(result);
    keep(result);
  },
  async serving({ keep }) {
    const bare = await rateBesideBare(BUILD, TURNS);
    keep({ bare, nginx: 'not measured yet' });
    const nginx = await measureBesideNginx(BUILD, TURNS);
    if (typeof nginx === 'string') console.log(`\n${nginx}: no comparison with it`);
    else printRates(nginx.version, nginx.rates);
    keep({ bare, nginx });
  },
  async accounts({ keep }) {
    const result = await accountRates();
    printAccounts(result);
    keep(result);
  },
  async growth({ numbers, machine, keep }) {
    const kept = newestResults().growth;
    const measured: GrownSite[] = [];
    await measureGrowth(numbers, (site) => {
      measured.push(site);
      const records = kept && { machine: kept.machine, records: kept.result };
      keep(merged(records, { machine, records: measured }, ({ posts }) => posts));
    });
    printGrowth(measured);
  },
  async development({ keep }) {
    const result = await measureDevelopment(EDITS);
    printDevelopment(result);
    keep(result);
  },
  async storybook({ keep }) {
    const result = await measureStorybook();
    printStorybook(result);
    keep(result);
  },
  async stories({ keep }) {
    const result = await measureStories();
    printStories(result);
    keep(result);
  },
};

/** The pages that were asked for, all routes where none was. Throws `BadOption` for what is no page. */
function asked(paths: readonly string[]): readonly string[] {
  const missing = paths.filter((path) => !documents.includes(path));
  if (missing.length > 0) throw new BadOption(`There is no page at ${missing.join(', ')}`);
  return paths.length === 0 ? routes : paths;
}

/** Records of pages, and the machine that measured them. */
interface PageRecords<Page> {
  readonly machine: Machine;
  readonly records: readonly Page[];
}

/** What is measured now of the pages that were asked for, beside what was kept. A whole run forgets pages that are gone. */
function withKept<Page extends { readonly path: string }>(
  kept: PageRecords<Page> | undefined,
  now: PageRecords<Page>,
  paths: readonly string[],
): Page[] {
  const isWhole = paths.length === 0 && now.records.length === routes.length;
  return merged(isWhole ? undefined : kept, now, ({ path }) => path);
}

/** Runs the built site for as long as `work` takes. */
async function withSite<Value>(work: (origin: string) => Promise<Value>): Promise<Value> {
  const dataDir = await mkdtemp(join(tmpdir(), 'onset-bench-'));
  const site = await startProcess({ PORT: '0', DATA_DIR: dataDir });
  try {
    return await work(site.origin);
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
