/** Works off a queue that is kept elsewhere, one piece after the other, beside the requests. */
export interface QueueWorker {
  /** Says that there is something in the queue. */
  readonly wake: () => void;
  /** Resolves when everything due now was tried. */
  readonly drain: () => Promise<void>;
  /** Finishes the piece in hand and takes no other. */
  readonly stop: () => Promise<void>;
}

/** What a queue is worked off with. */
export interface QueueWork {
  /** Does the next piece that is due; tells whether there was one. */
  readonly next: () => Promise<boolean>;
  /** How often the queue is looked at where nobody says that something is in it, in milliseconds. */
  readonly lookEvery: number;
  /** Hears of what `next` throws, as where the database does not answer. The queue is looked at again later. */
  readonly onError: (error: unknown) => void;
}

/** Starts to work off a queue. */
export function startQueueWorker({ next, lookEvery, onError }: QueueWork): QueueWorker {
  let isStopping = false;
  let working: Promise<void> | undefined;
  let again = false;
  const work = async (): Promise<void> => {
    do {
      again = false;
      try {
        while (!isStopping && (await next()));
      } catch (error) {
        onError(error);
      }
    } while (again && !isStopping);
    working = undefined;
  };
  const wake = (): void => {
    again = true;
    if (!isStopping) working ??= work();
  };
  const timer = setInterval(wake, lookEvery).unref();
  return {
    wake,
    async drain() {
      wake();
      await working;
    },
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await working;
    },
  };
}
