import type { KeptResults } from '../kept/schema.ts';
import { median } from '../median.ts';
import { unmeasured } from './chapter.ts';
import type { Chapter } from './chapter.ts';
import { megabytes, table, whole } from './format.ts';

/** What who works on the site waits for. */
export function workChapter({ development, storybook, stories, styles }: KeptResults): Chapter {
  const rows = [...developmentRows(development?.result), ...storyRows(storybook?.result, stories?.result)];
  const missing = Object.entries({ development, storybook, stories, styles })
    .filter(([, part]) => part === undefined)
    .map(([name]) => name);
  const text = [
    ...(rows.length === 0 ? [] : [table(['', ''], rows)]),
    ...stylesText(styles?.result),
    ...(missing.length === 0 ? [] : [unmeasured(missing.join(' '))]),
  ].join('\n\n');
  return { title: 'Work on the site', text, charts: {} };
}

function developmentRows(result: NonNullable<KeptResults['development']>['result'] | undefined): string[][] {
  if (result === undefined) return [];
  const { coldStart, warmStart, edits } = result;
  return [
    ['`npm run dev` to the first page, on a machine that never started it', `${coldStart.toFixed(1)} s`],
    ['… and later', `${warmStart.toFixed(1)} s`],
    [
      `an edit of a page's words, until the browser shows it (middle of ${edits.length})`,
      `${median(edits).toFixed(2)} s`,
    ],
  ];
}

function storyRows(
  storybook: NonNullable<KeptResults['storybook']>['result'] | undefined,
  stories: NonNullable<KeptResults['stories']>['result'] | undefined,
): string[][] {
  return [
    ...(storybook === undefined
      ? []
      : [
          [
            `the Storybook built: ${whole(storybook.stories)} stories, ${megabytes(storybook.bytes)} MB`,
            `${storybook.seconds.toFixed(1)} s`,
          ],
        ]),
    ...(stories === undefined
      ? []
      : [
          [
            `a story tested in one mode: rendered, played, checked, compared with its picture (middle of ${whole(stories.tests)})`,
            `${whole(stories.median)} ms`,
          ],
          [
            `… with the start of the run and all else around it (${stories.files.join(', ')})`,
            `${whole((stories.seconds * 1000) / stories.tests)} ms`,
          ],
        ]),
  ];
}

function stylesText(result: NonNullable<KeptResults['styles']>['result'] | undefined): string[] {
  if (result === undefined) return [];
  const sizes = Object.values(result.pages);
  const share = (bytes: number): string => `${Math.round((bytes / result.shared) * 100)} %`;
  return [
    `Every page links the same stylesheet ([0035](decisions/0035-lighter-pages.md)). A page uses ${share(Math.min(...sizes))} to ${share(Math.max(...sizes))} of it; ${result.later.length} of its classes are in no page before a script draws them.`,
  ];
}
