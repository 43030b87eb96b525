import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type * as emails from '../design-system/emails/index.ts';
import type { EmailValues, RenderedEmail } from '../design-system/emails/index.ts';

const root = join(import.meta.dirname, '..');

/** What the server reads: each mail by name, with a placeholder such as `{{url}}` for each value. */
type EmailFile = Record<string, RenderedEmail>;

/**
 * Writes `emails.json` into a folder. What is known already, such as the name of the product, is put in here; all else
 * stays a placeholder for the server to fill, escaped in the markup. Vite loads the templates, because Node strips
 * types but knows no JSX.
 */
export async function writeEmails(folder: string, known: Partial<EmailValues> = {}): Promise<string[]> {
  const { module } = await runnerImport<typeof emails>(join(root, 'design-system/emails/index.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  const { placeholders, renderEmail, templates } = module;
  const names = Object.keys(templates) as (keyof typeof templates)[];
  const mails: EmailFile = {};
  for (const name of names) mails[name] = await renderEmail(name, { ...placeholders, ...known });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'emails.json'), `${JSON.stringify(mails, null, 2)}\n`);
  return names;
}

if (import.meta.main) {
  const names = await writeEmails(join(root, 'site/build'));
  console.log(`${names.length} mails in site/build/emails.json`);
}
