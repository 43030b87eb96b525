import type { KeptResults } from '../kept/schema.ts';
import { accountsChapter } from './accounts-chapter.ts';
import { besideChapter } from './beside-chapter.ts';
import type { Chapter } from './chapter.ts';
import { growthChapter } from './growth-chapter.ts';
import { methodChapter } from './method-chapter.ts';
import { pagesChapter } from './pages-chapter.ts';
import { responsivenessChapter } from './responsiveness-chapter.ts';
import { servingChapter } from './serving-chapter.ts';
import { summary } from './summary.ts';
import { workChapter } from './work-chapter.ts';

/** The document about the site's performance, and its charts by the names of their files. */
export interface Report {
  readonly document: string;
  readonly charts: Readonly<Record<string, string>>;
}

/** Writes the document from kept results. The same results make the same document, to the letter. */
export function report(results: KeptResults): Report {
  const chapters: Chapter[] = [
    pagesChapter(results),
    responsivenessChapter(results),
    besideChapter(results),
    servingChapter(results),
    accountsChapter(results),
    growthChapter(results),
    workChapter(results),
  ];
  const document = [
    `# Performance

What the pages weigh, how soon they are seen, what the server answers, and how all of it grows. Made by \`npm run bench\` from
\`bench/results\`; a test says when it is not up to date, and \`npm run bench -- report\` makes it again without measuring.`,
    summary(results),
    ...chapters.map(({ title, text }) => `## ${title}\n\n${text}`),
    methodChapter(results),
  ].join('\n\n');
  return { document: `${document}\n`, charts: Object.assign({}, ...chapters.map(({ charts }) => charts)) };
}
