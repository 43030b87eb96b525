import type { Received } from './audit.ts';
import type { CutOff, Door } from './door.ts';
import type { Ending, Fleet } from './fleet.ts';
import type { Ledger } from './ledger.ts';

/** What a run was and saw. */
export interface Run {
  readonly options: { readonly minutes: number; readonly seed: number; readonly processes: number };
  readonly ledger: Ledger;
  readonly fleet: Fleet;
  readonly door: Door;
  readonly people: number;
  readonly events: number;
  readonly mails: readonly Received[];
  /** Mails that came a second time, as the same message. */
  readonly again: number;
  /** Seconds until the last mail was out. */
  readonly mailsLate: number;
}

/** Judges what the parts saw, and prints the figures and all that was wrong. */
export function report({ options, ledger, fleet, door, people, events, mails, again, mailsLate }: Run): void {
  const kills = fleet.endings.filter(({ how }) => how === 'SIGKILL').length;
  const stops = fleet.endings.length - kills;
  const cutOff = door.cutOff();
  const by = (how: Ending): readonly CutOff[] => cutOff.filter((each) => endingOf(fleet, each) === how);
  const cutByStop = by('SIGTERM');
  const cutPosts = cutOff.filter(({ method }) => method === 'POST').length;
  for (const fault of fleet.faults) ledger.blame(fault);
  if (door.nobody() > 0) ledger.blame(`the proxy found no server ${door.nobody()} times, and one was there`);
  if (ledger.lostPosts > cutPosts)
    ledger.blame(
      `${ledger.lostPosts} POSTs were lost, and only ${cutPosts} had been sent: the others could be repeated`,
    );
  if (again > kills) ledger.blame(`${again} mails came twice, and only ${kills} processes were killed`);
  const lines = [
    `${options.processes} processes on one PostgreSQL, ${options.minutes} minutes, seed ${options.seed}; in front: ${door.name}`,
    `${fleet.starts} starts, ${kills} kill -9, ${stops} SIGTERM; ${people} people, ${events} events`,
    ...ledger.table(),
    `requests cut off at the server: ${cutOff.length}, of them by kill -9 ${by('SIGKILL').length}, by a stop ${cutByStop.length}`,
    `lost to clients, none of which the proxy could have sent again: ${ledger.lostPosts} of ${ledger.requests}`,
    ...ledger.lost(),
    `${mails.length} mails, ${again} of them the same message again; all were out ${mailsLate} s after the last request`,
    ledger.violations.length === 0
      ? 'nothing was lost, nothing was done twice, nobody was logged out'
      : `WRONG, ${ledger.violations.length} times:`,
    ...ledger.violations.slice(0, 40).map((each) => `  ${each}`),
  ];
  console.log(lines.join('\n'));
}

/** By which ending a request was cut off: the last of its server before, or at the latest a second after, it was noted. */
function endingOf(fleet: Fleet, { port, at }: CutOff): Ending | undefined {
  return fleet.endings.findLast((each) => each.port === port && each.at <= at + 1_000)?.how;
}
