import { SECOND } from './clock.ts';

/**
 * A terminal or a service manager signals every process of the group: a second signal this soon is the same request.
 */
const SAME_REQUEST = SECOND;

/** Ends the process after `stop` when it gets SIGTERM or SIGINT; a second signal ends it at once, with exit code 1. */
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
