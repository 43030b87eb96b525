import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Has something done when it is over: a test (the default), or a whole suite. */
export type AtEnd = (finish: () => void | Promise<void>) => void;

/** A new empty directory, removed when the test is over. */
export function temporaryDir(atEnd: AtEnd = onTestFinished): string {
  const dir = mkdtempSync(join(tmpdir(), 'onset-test-'));
  atEnd(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
