import { isDeepStrictEqual } from 'node:util';
import type { KeptResults, Machine } from '../kept/schema.ts';
import { moment, table, whole } from './format.ts';

/** On what machine and when it was measured, and how to do it again. */
export function methodChapter(results: KeptResults): string {
  const parts = Object.entries(results).flatMap(([name, part]) => (part === undefined ? [] : [{ name, ...part }]));
  const machines = parts
    .map(({ machine }) => machine)
    .filter((machine, index, all) => all.findIndex((other) => isDeepStrictEqual(machine, other)) === index);
  const numbered = machines.length > 1;
  const measured = table(
    ['part', 'measured (UTC)', 'took s', ...(numbered ? ['machine'] : [])],
    parts.map(({ name, at, seconds, machine }) => [
      `\`${name}\``,
      moment(at),
      whole(seconds),
      ...(numbered ? [String(machines.findIndex((each) => isDeepStrictEqual(each, machine)) + 1)] : []),
    ]),
  );
  return `## How it is measured

${machines.map((machine, index) => `${numbered ? `${index + 1}. ` : ''}${described(machine)}`).join('\n')}

Servers, clients and the browser share the machine, and what else it does comes and goes. So what is compared is measured in turns, and ratios
say more than numbers.
${parts.length === 0 ? '' : `\n${measured}\n`}
\`\`\`sh
npm run bench                          # all of it, about half an hour; what is done is kept, if it is broken off too
npm run bench -- pages                 # a part: pages, responsiveness, styles, serving, accounts, growth, development, storybook, stories
npm run bench -- pages /pricing /blog  # some pages, kept beside the others
npm run bench -- pages --runs 5        # medians of five runs, in place of three
npm run bench -- growth 5000           # with as many posts more; the whole bench goes up to 1,000
npm run bench -- --beside "AstroWind=https://astrowind.vercel.app/"   # any address, several too; this site is measured with them
npm run bench -- serving --no-keep     # print, and change neither results nor this page
npm run bench -- report                # make this page again from bench/results
\`\`\`

Growth, development and stories are measured in copies of the repository, which are deleted: \`site/build\` stays as it is.`;
}

const described = ({ cpu, cores, memoryGB, system, node, browser }: Machine): string =>
  `${cpu}, ${cores} cores, ${memoryGB} GB; ${system}; Node ${node}; ${browser}.`;
