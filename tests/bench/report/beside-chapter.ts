import type { KeptResults } from '../kept/schema.ts';
import { unmeasured } from './chapter.ts';
import type { Chapter } from './chapter.ts';
import { kilobytes, table, whole } from './format.ts';

/** This site's home page beside pages of others. */
export function besideChapter({ beside: part }: KeptResults): Chapter {
  const title = 'Beside others';
  if (part === undefined) return { title, text: unmeasured('--beside "NAME=https://example.com/"'), charts: {} };
  const { runs, sites } = part.result;
  const rows = sites.map((site) =>
    'unreachable' in site
      ? [site.name, `*could not be measured: ${site.unreachable}*`, ...Array<string>(6).fill('')]
      : [
          site.name,
          kilobytes(site.weight.html + site.weight.css),
          kilobytes(site.weight.js),
          String(site.weight.requests),
          whole(site.speed.lcp),
          whole(site.speed.tbt),
          site.speed.cls.toFixed(3),
          Object.values({ ...site.categories, performance: site.speed.performance }).join(' '),
        ],
  );
  return {
    title,
    text: `${table(['page', 'HTML and CSS kB', 'JS kB', 'requests', 'LCP ms', 'TBT ms', 'CLS', 'scores'], rows)}

In turns, in the same browser; medians of ${runs}. Addresses:
${sites.map(({ name, url }) => `- ${name}: ${/^http:\/\/localhost[:/]/.test(url) ? 'on the machine that measured' : url}`).join('\n')}`,
    charts: {},
  };
}
