import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One `COPY` instruction, from the repository or from an earlier stage. */
interface Copy {
  readonly stage: string | undefined;
  readonly sources: readonly string[];
  readonly target: string;
}

/** Returns the stages of the `Dockerfile` with what each copies. */
export function readDockerfile(): { readonly copies: readonly Copy[] }[] {
  const text = readFileSync(join(import.meta.dirname, '../../Dockerfile'), 'utf8');
  const stages = text.split(/^(?=FROM )/m).slice(1);
  return stages.map((stage) => ({ copies: stage.match(/^COPY .*$/gm)?.map(readCopy) ?? [] }));
}

function readCopy(line: string): Copy {
  const words = line.split(/\s+/).slice(1);
  const stage = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const paths = words.filter((word) => !word.startsWith('--'));
  return { stage, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
}
