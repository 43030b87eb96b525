/** How much is done at once, and how many may wait. */
export interface TurnLimits {
  readonly atOnce: number;
  readonly mayWait: number;
}

/** Does costly work when it is its turn; `whose` it is says with whom it takes turns. */
export type TakeTurn = <Result>(whose: string, work: () => Promise<Result>) => Promise<Result>;

interface Waiter {
  readonly begin: () => void;
  readonly sendAway: () => void;
}

/**
 * Turns at something costly. Everybody has one turn before anybody has a second, so that whoever asks for hundreds keeps
 * others waiting for one at a time. Where too many wait, the last of whoever has most waiting is sent away with
 * `tooMany()`: somebody who asks once gets a place as long as not everybody who waits asked once.
 */
export function fairTurns({ atOnce, mayWait }: TurnLimits, tooMany: () => Error): TakeTurn {
  let running = 0;
  let count = 0;
  // In the order of their next turns. Nobody is in it who has nothing waiting.
  const waiting = new Map<string, Waiter[]>();

  const join = (whose: string, waiter: Waiter): void => {
    const own = waiting.get(whose) ?? [];
    if (count >= mayWait) {
      const longest = [...waiting.values()].reduce((one, other) => (other.length > one.length ? other : one), own);
      // With the newcomer among them: who has as many as anybody gives way.
      if (longest.length <= own.length + 1) return waiter.sendAway();
      longest.pop()?.sendAway();
      count -= 1;
    }
    own.push(waiter);
    waiting.set(whose, own);
    count += 1;
  };

  const beginNext = (): void => {
    const [first] = waiting;
    if (first === undefined) {
      running -= 1;
      return;
    }
    const [whose, [waiter, ...others]] = first;
    waiting.delete(whose);
    if (others.length > 0) waiting.set(whose, others);
    count -= 1;
    waiter?.begin();
  };

  return async (whose, work) => {
    if (running < atOnce) running += 1;
    else
      await new Promise<void>((resolve, reject) => {
        join(whose, { begin: resolve, sendAway: () => reject(tooMany()) });
      });
    try {
      return await work();
    } finally {
      beginNext();
    }
  };
}
