/**
 * A reason not to start that its reader can act on: one line for stderr, no stack. `main.ts` prints `message` and ends
 * with exit code 1; any other error there is a fault of the program and keeps its stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
