import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import rendered from '../../design-system/emails/rendered.json' with { type: 'json' };
import { brand } from '@onset/design-system/brand';
import { demoCatalog } from './demo-catalog.ts';
import { plans } from '../../site/content/plans.ts';
import type { Step } from './step.ts';

/** Files that the server reads at startup. */
export const serverData: Step = {
  writes: 'server data',
  site: ({ output, config, site }) => {
    const write = (name: string, data: unknown): void => writeFileSync(join(output, name), `${JSON.stringify(data)}\n`);
    const catalog = plans.map(({ id, interval, updateYears, isWithdrawn }) => ({
      id,
      interval,
      updateYears,
      isWithdrawn,
    }));
    write('public-config.json', { ...config, plans: catalog });
    write('page-validity.json', site.validity);
    write('redirects.json', {
      redirects: site.redirects.map(({ from, to, kind }) => ({ from, to, status: kind === 'permanent' ? 301 : 302 })),
      gone: site.gonePages.map(({ path }) => path),
    });
    // The initial site settings of a new database.
    write('first-commons.json', {
      tagline: brand.tagline,
      support_email: brand.supportEmail,
      latest_version: site.newestVersion,
    });
    write('emails.json', emailTemplates(brand.name));
    // A build with a client token has no demo checkout.
    if (config.paddle === null) write('demo-catalog.json', demoCatalog(config.priceIds));
    else rmSync(join(output, 'demo-catalog.json'), { force: true });
  },
};

/**
 * Returns the rendered emails by name, with the brand filled in. The server fills the other placeholders, such as
 * `{{url}}`.
 */
export function emailTemplates(brandName: string): Record<string, { subject: string; html: string; text: string }> {
  return Object.fromEntries(
    Object.entries(rendered).map(([name, { subject, html, text }]) => [
      name,
      {
        subject: subject.replaceAll('{{brand}}', brandName),
        html: html.replaceAll('{{brand}}', escapeHtml(brandName)),
        text: text.replaceAll('{{brand}}', brandName),
      },
    ]),
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
