import type { KeptResults, MeasuredPage } from '../kept/schema.ts';
import { median } from '../median.ts';
import { kilobytes, whole } from './format.ts';

/** The few figures that matter most, each in a sentence; of parts that were not measured nothing is said. */
export function summary({ pages, serving, growth, development }: KeptResults): string {
  const lines = [
    ...(pages === undefined ? [] : pageLines(pages.result)),
    ...(serving === undefined ? [] : servingLines(serving.result)),
    ...growthLine(growth?.result),
    ...(development === undefined
      ? []
      : [`An edit of a page's words is seen after ${median(development.result.edits)} s.`]),
  ];
  return lines.length === 0 ? 'Nothing has been measured yet.' : lines.map((line) => `- ${line}`).join('\n');
}

function pageLines({ bare, pages }: NonNullable<KeptResults['pages']>['result']): string[] {
  const scripts = median(pages.map(({ weight }) => weight.js));
  const most = pages.toSorted((one, other) => ratioOf(other) - ratioOf(one))[0];
  if (most === undefined) return [];
  const perfect = pages.filter(isPerfect).length;
  const soonest = median(pages.map(({ speed }) => speed.lcp));
  return [
    `**${kilobytes(scripts)} kB of JavaScript** before anything is touched (median of ${pages.length} pages): 1/${Math.round(bare.weight.js / scripts)} of the ${kilobytes(bare.weight.js)} kB of the plainest page that React Router hydrates.`,
    `**Seen after ${(soonest / 1000).toFixed(2)} s** on a slow phone (median): ${median(pages.map(ratioOf)).toFixed(2)} times what the same page needs without any script, and at most ${ratioOf(most).toFixed(2)} times (\`${most.path}\`).`,
    perfect === pages.length
      ? '**Lighthouse says 100 five times** of every page: performance, accessibility, best practices, SEO, agentic browsing.'
      : `Lighthouse says 100 in everything of ${perfect} of ${pages.length} pages.`,
  ];
}

/** How much later a page is seen than without its scripts. */
export const ratioOf = ({ speed, scriptless }: MeasuredPage): number => speed.lcp / scriptless.lcp;

/** Whether a page has 100 in every category. */
export const isPerfect = ({ categories, speed }: MeasuredPage): boolean =>
  Object.values({ ...categories, performance: speed.performance }).every((score) => score === 100);

function servingLines({ bare }: NonNullable<KeptResults['serving']>['result']): string[] {
  const [first] = bare;
  return first === undefined
    ? []
    : [
        `One process answers **${whole(first.perSecond)} requests a second** for ${first.what}: ${first.ratio.toFixed(2)} of a bare \`node:http\` that sends the same bytes.`,
      ];
}

function growthLine(sites: NonNullable<KeptResults['growth']>['result'] | undefined): string[] {
  const largest = sites?.at(-1);
  return largest === undefined
    ? []
    : [
        `**${whole(largest.pages)} pages** are built in ${duration(largest.seconds)}, ${whole((largest.seconds * 1000) / largest.pages)} ms each.`,
      ];
}

const duration = (seconds: number): string =>
  seconds < 120 ? `${whole(seconds)} s` : `${(seconds / 60).toFixed(1)} min`;
