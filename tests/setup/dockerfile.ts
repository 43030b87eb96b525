import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** One `COPY`: from the repository, or from an earlier stage. */
export interface Copy {
  readonly stage: string | undefined;
  readonly sources: readonly string[];
  readonly target: string;
}

/** A stage of the `Dockerfile`. */
export interface Stage {
  readonly from: string;
  readonly copies: readonly Copy[];
  readonly lines: readonly string[];
}

/** Reads the `Dockerfile`: its stages, each with what it copies. */
export function readDockerfile(): Stage[] {
  const text = readFileSync(join(root, 'Dockerfile'), 'utf8')
    .replace(/\\\n/g, ' ')
    .replace(/^#.*\n/gm, '');
  return text
    .split(/^(?=FROM )/m)
    .slice(1)
    .map((stage) => {
      const lines = stage.split('\n').map((line) => line.trim());
      const copies = lines.filter((line) => line.startsWith('COPY ')).map(readCopy);
      return { from: /^FROM (\S+)/.exec(stage)?.[1] ?? '', copies, lines };
    });
}

function readCopy(line: string): Copy {
  const words = line.split(/\s+/).slice(1);
  const stage = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const paths = words.filter((word) => !word.startsWith('--'));
  return { stage, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
}
