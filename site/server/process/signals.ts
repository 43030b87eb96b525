import { SECOND } from './clock.ts';

/**
 * Milliseconds in which a second signal counts as the same, because terminals and service managers signal every process
 * of the group.
 */
const SAME_REQUEST = SECOND;

/** Ends the process after `stop` on SIGTERM or SIGINT. A second signal ends it immediately with exit code 1. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let firstSignal: number | undefined;
  const onSignal = async (): Promise<void> => {
    const now = performance.now();
    if (firstSignal !== undefined) {
      if (now - firstSignal > SAME_REQUEST) process.exit(1);
      return;
    }
    firstSignal = now;
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void onSignal());
}
