import type { KeptResults, Rates } from '../kept/schema.ts';
import { barChart } from './chart.ts';
import { picture, unmeasured } from './chapter.ts';
import type { Chapter } from './chapter.ts';
import { table, whole } from './format.ts';

/** How many requests for files the server answers, beside a bare `node:http` and beside nginx. */
export function servingChapter({ serving: part }: KeptResults): Chapter {
  const title = 'Serving';
  if (part === undefined) return { title, text: unmeasured('serving'), charts: {} };
  const { bare, nginx } = part.result;
  const beside = typeof nginx === 'string' ? [] : nginx.rates;
  const bars = [
    ...bare.filter(({ connections }) => connections === 10).map((rates) => bar(rates, 'a bare node:http')),
    ...beside.filter(({ connections }) => connections === 10).map((rates) => bar(rates, 'nginx')),
  ];
  const text = [
    `One process of the site, as an operator runs it: with its log, its checks and all its headers. Beside it, asked in turns, what does
nothing but send the same bytes. The client is on the same machine and takes its share of it, so the ratio counts: 1 is as fast as the
other. Where the client is the limit, processor time says more than the rate.`,
    picture('serving.svg', bars.map(({ label, text: said }) => `${label}: ${said}`).join('; ')),
    `### Beside a bare \`node:http\``,
    'Same bytes, same headers, made before; it has no log, no lookup and no limits.',
    ratesTable(bare, 'bare'),
    '### Beside nginx',
    typeof nginx === 'string'
      ? `There is no comparison: ${nginx}.`
      : `${nginx.version} with one worker, on the same files with the same headers, both in gzip because Debian's nginx has no brotli; it writes a log too.\n\n${ratesTable(beside, 'nginx')}`,
  ].join('\n\n');
  return {
    title,
    text,
    charts: { 'serving.svg': barChart('The rate of the site, by that of the other', bars, LEVEL) },
  };
}

const LEVEL = { value: 1, text: 'as fast' };

const bar = ({ what, ratio }: Rates, other: string) => ({
  label: `${what}, beside ${other}`,
  value: ratio,
  text: ratio.toFixed(2),
  isSite: true,
});

function ratesTable(rates: readonly Rates[], other: string): string {
  return table(
    [
      'request',
      'connections',
      'site, a second',
      `${other}, a second`,
      'ratio',
      'site, µs of processor',
      `${other}, µs`,
    ],
    rates.map(({ what, connections, perSecond, otherPerSecond, ratio, cpu, otherCpu }) => [
      what,
      String(connections),
      whole(perSecond),
      whole(otherPerSecond),
      ratio.toFixed(2),
      cpu === undefined ? '–' : cpu.toFixed(0),
      otherCpu === undefined ? '–' : otherCpu.toFixed(0),
    ]),
  );
}
