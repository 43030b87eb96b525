import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallBuild } from '../setup/build.ts';
import { startPostgres, withClient, withDatabase } from '../setup/postgres-server.ts';
import { crashRound } from './crash-round.ts';
import { countWord } from './count-word.ts';

/*
 * `npm run prove:durability [rounds]`: `kill -9` under load on both databases, 20 rounds each. Ends with an error when
 * anything that was acknowledged is lost, or anything is half there.
 */

const rounds = countWord('rounds', process.argv[2], 20);
const dir = mkdtempSync(join(tmpdir(), 'onset-durability-'));
const buildDir = smallBuild(join(dir, 'build'));

try {
  await prove('SQLite', undefined);
  const postgres = await startPostgres({ isSafe: true });
  const name = `onset_durability_${process.pid}`;
  try {
    await withClient(postgres.url, (client) => client.query(`create database ${name}`));
    await prove('PostgreSQL', withDatabase(postgres.url, name));
    await withClient(postgres.url, (client) => client.query(`drop database ${name} with (force)`));
  } finally {
    await postgres.stop();
  }
} finally {
  rmSync(dir, { recursive: true, force: true });
}

async function prove(title: string, databaseUrl: string | undefined): Promise<void> {
  let [acknowledged, cutOff] = [0, 0];
  const dataDir = join(dir, title);
  for (let round = 0; round < rounds; round += 1) {
    const figures = await crashRound({ round, dataDir, buildDir, databaseUrl });
    acknowledged += figures.acknowledged;
    cutOff += figures.cutOff;
  }
  console.log(
    `${title}: ${rounds} rounds of kill -9; ${acknowledged} acknowledged writes checked, 0 lost; ${cutOff} cut off, 0 half done`,
  );
}
