import { spawnSync } from 'node:child_process';

/**
 * Sends the stories to Chromatic where its project token is set. Without one, chromatic itself would fail, and a fork
 * that has none could never be green.
 */
if ((process.env['CHROMATIC_PROJECT_TOKEN'] ?? '') === '') {
  console.log('Chromatic is left out: CHROMATIC_PROJECT_TOKEN is not set.');
} else {
  const { status } = spawnSync('chromatic', ['--build-script-name', 'storybook:build', '--exit-once-uploaded'], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
