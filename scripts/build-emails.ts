import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type * as emails from '../design-system/emails/index.ts';
import type { RenderedEmail } from '../design-system/emails/index.ts';

const root = join(import.meta.dirname, '..');

/** Each mail by name, with a placeholder such as `{{url}}` for each value. */
export type EmailFile = Record<string, RenderedEmail>;

/** Where the rendered mails are kept: the build takes them from there, so that it needs no library of mails. */
export const RENDERED = join(root, 'design-system/emails/rendered.json');

/** Renders every mail. Vite loads the templates, because Node strips types but knows no JSX. */
export async function renderEmails(): Promise<EmailFile> {
  const { module } = await runnerImport<typeof emails>(join(root, 'design-system/emails/index.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  const { placeholders, renderEmail, templates } = module;
  const rendered: EmailFile = {};
  for (const name of Object.keys(templates) as (keyof typeof templates)[])
    rendered[name] = await renderEmail(name, placeholders);
  return rendered;
}

if (import.meta.main) {
  const rendered = await renderEmails();
  writeFileSync(RENDERED, `${JSON.stringify(rendered, null, 2)}\n`);
  console.log(`${Object.keys(rendered).length} emails rendered to design-system/emails/rendered.json`);
}
