import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../setup/free-port.ts';
import { TEST_ENTRY, spawnProcess, untilReady } from '../../setup/server-process.ts';
import type { ServerProcess } from '../../setup/server-process.ts';
import type { Random } from '../random.ts';

/** How a process was ended: killed, or asked to stop. */
export type Ending = 'SIGKILL' | 'SIGTERM';

interface Slot {
  readonly port: number;
  process: ServerProcess | undefined;
  /** Since when it is ready, by `Date.now`; `undefined` while it is not, or is about to end. */
  readySince: number | undefined;
}

/** How long a process must have been ready to be the one that is left: the proxy has seen by then that it is back. */
const SETTLED = 3_000;

/** A stop may take as long as requests in flight may, and a little more. */
const STOP_PATIENCE = 20_000;

/** Server processes on one database, which end and start again. */
export class Fleet {
  readonly #slots: readonly Slot[];
  readonly #env: Readonly<Record<string, string>>;
  /** Every ending, in its order. */
  readonly endings: { readonly port: number; readonly how: Ending; readonly at: number }[] = [];
  starts = 0;
  /** What a process did at its end that it must not. */
  readonly faults: string[] = [];

  #isOver = false;

  private constructor(ports: readonly number[], env: Readonly<Record<string, string>>) {
    this.#slots = ports.map((port) => ({ port, process: undefined, readySince: undefined }));
    this.#env = env;
  }

  /** Starts `count` processes, each on a port of its own. `env` has what they have in common. */
  static async start(count: number, env: Readonly<Record<string, string>>): Promise<Fleet> {
    const ports: number[] = [];
    while (ports.length < count) ports.push(await freePort());
    const fleet = new Fleet(ports, env);
    await Promise.all(fleet.#slots.map((slot) => fleet.#startOne(slot)));
    return fleet;
  }

  get ports(): readonly number[] {
    return this.#slots.map(({ port }) => port);
  }

  /**
   * Ends processes at random and starts them again until `isOver`; then waits until all are there. One that the proxy
   * knows of is always left, as whoever runs several does it.
   */
  async disturb(random: Random, isOver: () => boolean): Promise<void> {
    const under: Promise<void>[] = [];
    while (!isOver()) {
      await pause(random.whole(200, 1_500));
      const settled = this.#slots.filter(({ readySince }) => (readySince ?? Infinity) < Date.now() - SETTLED);
      const up = this.#slots.filter(({ readySince }) => readySince !== undefined);
      const [first, ...others] = up.filter((slot) => settled.some((other) => other !== slot));
      if (first === undefined) continue;
      const victim = random.pick([first, ...others]);
      const ending = this.#end(victim, random.chance(0.5) ? 'SIGKILL' : 'SIGTERM', random.whole(0, 2_000));
      under.push(ending.catch((error: unknown) => void this.faults.push(String(error))));
    }
    await Promise.all(under);
  }

  /** Ends all processes. */
  async stop(): Promise<void> {
    this.#isOver = true;
    const processes = this.#slots.flatMap(({ process }) => process ?? []);
    for (const { child } of processes) child.kill('SIGKILL');
    await Promise.all(processes.map(({ ended }) => ended));
  }

  async #end(slot: Slot, how: Ending, away: number): Promise<void> {
    const { process } = slot;
    slot.readySince = undefined;
    if (process === undefined) return;
    this.endings.push({ port: slot.port, how, at: Date.now() });
    process.child.kill(how);
    const late = setTimeout(() => {
      this.faults.push(`a stop took longer than ${STOP_PATIENCE} ms`);
      process.child.kill('SIGKILL');
    }, STOP_PATIENCE);
    const code = await process.ended;
    clearTimeout(late);
    if (how === 'SIGTERM' && code !== 0) this.faults.push(`a stop ended with ${code}: ${process.output.stderr}`);
    await pause(away);
    await this.#startOne(slot);
  }

  async #startOne(slot: Slot): Promise<void> {
    slot.process = spawnProcess(TEST_ENTRY, { ...this.#env, HOST: '127.0.0.1', PORT: String(slot.port) });
    await untilReady(slot.process);
    this.starts += 1;
    slot.readySince = Date.now();
    const { ended, output } = slot.process;
    void ended.then((code) => {
      if (slot.readySince === undefined || this.#isOver) return;
      slot.readySince = undefined;
      this.faults.push(`a process ended by itself with ${code}: ${output.stderr}`);
    });
  }
}
