import { runAdmin } from '../../scripts/admin.ts';
import type { TestSite } from './site.ts';

/** Runs a command of `npm run admin` in this process. Returns its exit code and output. */
export async function runAdminWith(env: Readonly<Record<string, string>>, parameters: readonly string[]) {
  const output = { stdout: '', stderr: '' };
  const code = await runAdmin(parameters, {
    env,
    stdout: { write: (text) => (output.stdout += text) },
    stderr: { write: (text) => (output.stderr += text) },
  });
  return { code, ...output };
}

/** Environment of a command that uses the database and the key of a running site. */
export function adminEnv({ dataDir, databaseUrl }: Pick<TestSite, 'dataDir' | 'databaseUrl'>) {
  return { DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
}
