import { join, resolve } from 'node:path';
import { brand } from '@onset/design-system/brand';
import { loadBuild } from './build.ts';
import { checkDirectoryIsFree } from './database/open.ts';
import { checkPort } from './http/listen.ts';
import { SECOND } from './process/clock.ts';
import { SETTING_NAMES, readConfig } from './process/config.ts';
import type { Config } from './process/config.ts';
import { prepareDataDir } from './process/data-dir.ts';
import { createLog, lineWriter } from './process/log.ts';
import { misspelledSettings } from './process/misspelled-settings.ts';
import type { Environment } from './process/secrets.ts';
import { StartError } from './process/start-error.ts';
import { startServer } from './server.ts';

/**
 * Runs the site until a signal ends it, with the build in `buildDir`. With `--check` it only checks configuration, data
 * directory and port, before a build exists. A startup error is one line on stderr and exit code 1.
 */
export async function run(parameters: readonly string[], env: Environment, buildDir: string): Promise<void> {
  try {
    const config = readConfig(env);
    await (parameters.includes('--check') ? check(config) : serve(config, env, buildDir));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

async function check(config: Config): Promise<void> {
  prepareDataDir(config.dataDir);
  checkDirectoryIsFree(config);
  await checkPort(config);
}

async function serve(config: Config, env: Environment, buildDir: string): Promise<void> {
  // React reads it when it loads, and would use its development build without it.
  process.env['NODE_ENV'] ??= 'production';
  const output = lineWriter(process.stdout);
  process.on('exit', output.flush);
  const build = await loadBuild(buildDir);
  const log = createLog(output.write, Date.now);
  for (const warning of misspelledSettings(env, SETTING_NAMES)) log.warning(warning);
  const server = await startServer(config, build, { log, now: Date.now });
  output.write(`${brand.name} is ready: http://localhost:${server.port} (data in ${resolve(config.dataDir)})\n`);
  stopOnSignal(server.stop);
}

if (import.meta.main) await run(process.argv.slice(2), process.env, join(import.meta.dirname, '..', 'build'));

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
