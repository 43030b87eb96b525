import { join } from 'node:path';
import { expect, test } from 'vitest';
import { crashRound } from '../prove/crash-round.ts';
import { smallBuild } from '../setup/build.ts';
import { newPostgresDatabase, onPostgres } from './database.ts';
import { temporaryDir } from './site.ts';

test('what was acknowledged outlives kill -9, and nothing is half done', { timeout: 60_000 }, async () => {
  const dir = temporaryDir();
  const buildDir = smallBuild(join(dir, 'build'));
  const databaseUrl = onPostgres() ? await newPostgresDatabase() : undefined;
  // `npm run prove:durability` does twenty rounds.
  for (const round of [0, 1]) {
    const { acknowledged } = await crashRound({ round, dataDir: join(dir, 'data'), buildDir, databaseUrl });
    expect(acknowledged).toBeGreaterThan(0);
  }
});
