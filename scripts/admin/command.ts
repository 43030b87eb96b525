import type { Config } from '../../site/server/process/config.ts';

/** Configuration, environment and output streams of a command. */
export interface CommandContext {
  readonly config: Config;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

/** Arguments that no command accepts. The message says what to use instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
