import { findDriver } from '../tests/e2e/engines/engine.ts';

/** Prints the engines beside Chromium that this machine has and that tests can drive, one a line. */
for (const name of ['firefox', 'webkit'] as const)
  if (findDriver(name) !== undefined) process.stdout.write(`${name}\n`);
