import { existsSync, readFileSync, readdirSync } from 'node:fs';

/** What Linux tells of processes; other systems have no such files, and what is asked here is then `undefined`. */
const PROC = '/proc';
const EVERY_MS = 200;
/** Of processor time, a second; on every Linux of today. */
const TICKS = 100;

/** Seconds of processor time of all processes that this one has started and that have ended, theirs included. */
export function endedProcessesTime(): number | undefined {
  if (!existsSync(`${PROC}/self/stat`)) return undefined;
  // After the name, which may have spaces: state is the first, user and system time of ended children the 14th and 15th.
  const fields = readFileSync(`${PROC}/self/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}

/** Looks again and again at what a process and all below it hold in memory. `stop` gives the most that was seen, in bytes. */
export function watchMemory(pid: number): { readonly stop: () => number | undefined } {
  let most: number | undefined;
  const look = (): void => {
    const now = memoryOf(pid);
    if (now !== undefined) most = Math.max(most ?? 0, now);
  };
  look();
  const timer = setInterval(look, EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}

/** The resident memory of a process and all below it, in bytes. */
export function memoryOf(pid: number): number | undefined {
  return sumBelow(pid, (each) => statusFigure(text(each, 'status'), 'VmRSS') * 1024);
}

/** The processor time that a process and all below it have used, in microseconds. */
export function processorTimeOf(pid: number): number | undefined {
  return sumBelow(pid, (each) => {
    const fields = text(each, 'stat').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * (1e6 / TICKS);
  });
}

function sumBelow(pid: number, figure: (pid: number) => number): number | undefined {
  if (!existsSync(`${PROC}/${pid}`)) return undefined;
  const parents = readdirSync(PROC)
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), statusFigure(text(Number(name), 'status'), 'PPid')] as const);
  const below = new Set([pid]);
  // A process may have a lower number than the one that started it.
  for (let known = 0; known < below.size;) {
    known = below.size;
    for (const [each, parent] of parents) if (below.has(parent)) below.add(each);
  }
  return [...below].reduce((sum, each) => sum + figure(each), 0);
}

const statusFigure = (status: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0);

/** Empty where the process has ended since it was listed. */
function text(pid: number, name: 'stat' | 'status'): string {
  try {
    return readFileSync(`${PROC}/${pid}/${name}`, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return '';
    throw error;
  }
}
