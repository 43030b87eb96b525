import { resolve } from 'node:path';
import { SECOND } from './clock.ts';
import { readConfig } from './config.ts';
import { prepareDataDir } from './data-dir.ts';
import { loadFiles } from './files/load.ts';
import { createLog } from './log.ts';
import { loadTemplates } from './mail/templates.ts';
import { loadRenderer } from './renderer.ts';
import { checkPort, startServer } from './server.ts';
import type { RunningServer } from './server.ts';
import { StartError } from './start-error.ts';
import { lineWriter } from './stdout.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Runs the site in this process, with the build below `buildDir`, until a signal ends it. With `--check` it only tells,
 * before anything is built, whether it could: configuration, data directory, port.
 * A reason not to start is one line on stderr and exit code 1.
 */
export async function run(parameters: readonly string[], env: Environment, buildDir: string): Promise<void> {
  try {
    await (parameters.includes('--check') ? check(env) : serve(env, buildDir));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

async function check(env: Environment): Promise<void> {
  const config = readConfig(env);
  prepareDataDir(config.dataDir);
  await checkPort(config);
}

async function serve(env: Environment, buildDir: string): Promise<void> {
  // React reads it as it is loaded, and has its slow development build run where it is not set.
  process.env['NODE_ENV'] ??= 'production';
  const config = readConfig(env);
  const output = lineWriter(process.stdout);
  process.on('exit', output.flush);
  const files = loadFiles(buildDir);
  const render = await loadRenderer(buildDir);
  const log = createLog(output.write, Date.now);
  const templates = loadTemplates(buildDir);
  const server = await startServer(config, { files, render, log, templates, now: Date.now });
  output.write(`Onset is ready: http://localhost:${server.port} (data in ${resolve(config.dataDir)})\n`);
  stopOnSignal(server);
}

/** A terminal or a service manager signals every process of the group: what comes so soon after is the same request. */
const SAME_REQUEST = SECOND;

function stopOnSignal(server: RunningServer): void {
  let asked: number | undefined;
  const stop = async (): Promise<void> => {
    const now = performance.now();
    if (asked !== undefined) {
      // Asked twice, it is urgent.
      if (now - asked > SAME_REQUEST) process.exit(1);
      return;
    }
    asked = now;
    await server.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}
