import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Registers a function for the end of a test or of a suite. */
export type AtEnd = (finish: () => void | Promise<void>) => void;

/** Creates a directory that is removed at the end of the test. */
export function temporaryDir(atEnd: AtEnd = onTestFinished): string {
  const dir = mkdtempSync(join(tmpdir(), 'onset-test-'));
  atEnd(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
