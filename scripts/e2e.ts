import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ENGINE_VARIABLE, engineSchema, findDriver } from '../tests/e2e/engines/engine.ts';

/**
 * `npm run e2e -- [--browser chromium|firefox|webkit] [parameters of Vitest]`: the built site in a browser. Chromium is that of
 * the lock file; the others are those of the machine.
 */
const root = join(import.meta.dirname, '..');
const parameters = process.argv.slice(2);
const at = parameters.findIndex((parameter) => /^--browser(?:=|$)/.test(parameter));
const [given = ''] = at === -1 ? ['chromium'] : [parameters[at]?.split('=')[1] ?? parameters[at + 1]];
if (at !== -1) parameters.splice(at, parameters[at]?.includes('=') === true ? 1 : 2);
const chosen = engineSchema.safeParse(given);

if (!chosen.success) {
  fail(`--browser is “${given}”, expected ${engineSchema.options.join(', ')}.`);
} else if (chosen.data !== 'chromium' && findDriver(chosen.data) === undefined) {
  fail(`There is no ${chosen.data} on this machine that tests can drive. docs/browsers.md says how to get one.`);
} else {
  const vitest = spawn(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--config', 'tests/e2e/vitest.config.ts', ...parameters],
    { cwd: root, stdio: 'inherit', env: { ...process.env, [ENGINE_VARIABLE]: chosen.data } },
  );
  vitest.on('exit', (code) => (process.exitCode = code ?? 1));
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
