import type { KeptResults } from '../kept/schema.ts';
import { groupChart } from './chart.ts';
import { picture, unmeasured } from './chapter.ts';
import type { Chapter } from './chapter.ts';
import { table, whole } from './format.ts';

type Accounts = NonNullable<KeptResults['accounts']>['result'];
type Call = 'me' | 'commons' | 'refresh' | 'login';

const CALLS: Readonly<Record<Call, string>> = {
  me: 'own record',
  commons: 'site-wide content',
  refresh: 'refresh',
  login: 'log in',
};
const NAMES = ['me', 'commons', 'refresh', 'login'] as const satisfies readonly Call[];
/** The number of connections the chart is of. */
const CHARTED = 10;

/** The account API on both databases. */
export function accountsChapter({ accounts: part }: KeptResults): Chapter {
  const title = 'The account API';
  if (part === undefined) return { title, text: unmeasured('accounts'), charts: {} };
  const all = part.result;
  const failed = all.flatMap((each) => NAMES.map((name) => each[name].failed)).reduce((sum, count) => sum + count, 0);
  const text = [
    `On the embedded database, on PostgreSQL, and with two processes on one PostgreSQL, which waits for its disk as it would at work. To log
in costs a hash of the password that is meant to be slow. In brackets the middle time and that of the slowest hundredth, in milliseconds.`,
    picture('accounts.svg', `Responses a second of each call at ${CHARTED} connections, on each database.`),
    table(
      ['database', 'connections', ...NAMES.map((name) => `${CALLS[name]}, a second`)],
      all.map(({ setting, connections, ...calls }) => [
        setting,
        String(connections),
        ...NAMES.map((name) => `${whole(calls[name].perSecond)} (${calls[name].p50} / ${calls[name].p99})`),
      ]),
    ),
    failed === 0 ? 'No call failed.' : `**${whole(failed)} calls failed.**`,
  ].join('\n\n');
  return { title, text, charts: { 'accounts.svg': chart(all) } };
}

function chart(all: Accounts): string {
  const rows = all.filter(({ connections }) => connections === CHARTED);
  return groupChart(
    `Responses a second, ${CHARTED} connections`,
    NAMES.map((name) => CALLS[name]),
    rows.map(({ setting, ...calls }) => ({ name: setting, values: NAMES.map((name) => calls[name].perSecond) })),
  );
}
