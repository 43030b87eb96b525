/** Worker that processes a stored queue, one entry at a time, in the background. */
export interface QueueWorker {
  /** Processes the queue now. */
  readonly wake: () => void;
  /** Resolves when all due entries were tried. */
  readonly drain: () => Promise<void>;
  /** Finishes the current entry and stops. */
  readonly stop: () => Promise<void>;
}

/** Options of a worker. */
interface QueueWork {
  /** Processes the next due entry. Returns false if there is none. */
  readonly next: () => Promise<boolean>;
  /** Interval of checks for due entries, in milliseconds. */
  readonly pollInterval: number;
  /** Called with the errors of `next`. The queue is checked again later. */
  readonly onError: (error: unknown) => void;
}

/** Starts a worker. */
export function startQueueWorker({ next, pollInterval, onError }: QueueWork): QueueWorker {
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
  const timer = setInterval(wake, pollInterval).unref();
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
