import type { KeptResults } from '../kept/schema.ts';
import { RESPONSIVENESS_LIMITS, SLOWER, slownesses } from '../responsiveness-limits.ts';
import { unmeasured } from './chapter.ts';
import type { Chapter } from './chapter.ts';
import { table } from './format.ts';

/** How pages answer on a slow processor. */
export function responsivenessChapter({ responsiveness: part }: KeptResults): Chapter {
  const title = 'How soon the pages answer';
  if (part === undefined) return { title, text: unmeasured('responsiveness'), charts: {} };
  const { longestTask, wake, interaction } = RESPONSIVENESS_LIMITS;
  const slow = part.result.filter((page) => slownesses(page).length > 0);
  const text = [
    `On a processor made ${SLOWER} times as slow, in milliseconds: how long it is busy at a time while the page loads (at most
${longestTask}), from the first touch until what is in sight is awake (${wake}), and of all controls the one that took longest from the
press to the next picture (${interaction}).`,
    table(
      ['page', 'busy', 'awake', 'answers', 'controls'],
      part.result.map(({ path, longestTask: longest, wake: awake, worst, controls }) => [
        path,
        String(longest.ms),
        awake === undefined ? '–' : String(awake),
        worst === undefined ? '–' : String(worst.ms),
        String(controls),
      ]),
    ),
    slow.length === 0
      ? 'Every page is within its limits.'
      : slow.map((page) => `- **${page.path}**: ${slownesses(page).join('; ')}`).join('\n'),
  ].join('\n\n');
  return { title, text, charts: {} };
}
