import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import rendered from '../../design-system/emails/rendered.json' with { type: 'json' };

/**
 * Writes `emails.json` into a folder, for the server to read: the rendered mails with the name of the product put in, and
 * every other value a placeholder, such as `{{url}}`, that the server fills; escaped in the markup.
 */
export function writeEmails(folder: string, { brand }: { brand: string }): void {
  const filled = Object.entries(rendered).map(([name, { subject, html, text }]) => [
    name,
    {
      subject: subject.replaceAll('{{brand}}', brand),
      html: html.replaceAll('{{brand}}', escapeHtml(brand)),
      text: text.replaceAll('{{brand}}', brand),
    },
  ]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'emails.json'), `${JSON.stringify(Object.fromEntries(filled), null, 2)}\n`);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
