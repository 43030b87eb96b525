import type { CDPSession, Page } from 'playwright';
import * as z from 'zod';

/** An event of a trace, as Chromium writes it; times in microseconds. */
const eventSchema = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
});
type TraceEvent = z.infer<typeof eventSchema>;

const LOADED = 'onset-loaded';

/** Loads a page, and gives back the longest task of its main thread, in milliseconds, with what most of it was. */
export async function longestTask(page: Page, cdp: CDPSession, url: string): Promise<{ ms: number; what: string }> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...z.array(eventSchema.catch(OTHER)).parse(value)));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] },
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate((name) => performance.mark(name), LOADED);
  const complete = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()));
  await cdp.send('Tracing.end');
  await complete;
  return longestOf(events);
}

/** What is no event of a duration, and counts for nothing. */
const OTHER: TraceEvent = { name: '', ph: '', pid: 0, tid: 0, ts: 0 };

function longestOf(events: readonly TraceEvent[]): { ms: number; what: string } {
  const mark = events.find(({ name }) => name === LOADED);
  const own = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === mark?.pid && tid === mark.tid);
  const longest = own.filter(({ name }) => name.endsWith('RunTask')).toSorted((a, b) => lasts(b) - lasts(a))[0];
  if (!longest) throw new Error('The trace has no task of the page');
  const within = own.filter((event) => event.ts >= longest.ts && end(event) <= end(longest));
  const what = within
    .filter(({ name }) =>
      ['Layout', 'UpdateLayoutTree', 'Paint', 'Commit', 'ParseHTML', 'v8.evaluateModule', 'FunctionCall'].includes(
        name,
      ),
    )
    .toSorted((a, b) => lasts(b) - lasts(a))[0];
  return { ms: Math.round(lasts(longest) / 1000), what: what ? `${what.name} ${Math.round(lasts(what) / 1000)}` : '' };
}

const lasts = ({ dur = 0 }: TraceEvent): number => dur;
const end = (event: TraceEvent): number => event.ts + lasts(event);
