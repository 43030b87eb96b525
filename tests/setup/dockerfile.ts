import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One `COPY` instruction, from the repository or from an earlier stage. */
interface Copy {
  readonly stage: string | undefined;
  readonly sources: readonly string[];
  readonly target: string;
}

/** Stage of the `Dockerfile`. */
interface Stage {
  readonly copies: readonly Copy[];
  /** Environment variables that it sets. */
  readonly env: Readonly<Record<string, string>>;
}

/** Returns the stages of the `Dockerfile`. */
export function readDockerfile(): Stage[] {
  const text = readFileSync(join(import.meta.dirname, '../../Dockerfile'), 'utf8');
  const stages = text.split(/^(?=FROM )/m).slice(1);
  return stages.map((stage) => ({
    copies: stage.match(/^COPY .*$/gm)?.map(readCopy) ?? [],
    env: Object.fromEntries(
      [...stage.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) => line.split(' ').map((pair) => pair.split('='))),
    ) as Record<string, string>,
  }));
}

function readCopy(line: string): Copy {
  const words = line.split(/\s+/).slice(1);
  const stage = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const paths = words.filter((word) => !word.startsWith('--'));
  return { stage, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
}
