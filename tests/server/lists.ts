import type { SignupPurpose } from '../../site/contract/signup.ts';
import type { HttpResponse } from './http.ts';
import type { WrittenMail } from './outbox.ts';
import { press } from './calls.ts';
import { startSite } from './site.ts';
import type { SiteOptions, TestSite } from './site.ts';

/** Starts a site that trusts `X-Forwarded-For`, with the links of the public site. */
export const startListSite = (config: SiteOptions['config'] = {}): Promise<TestSite> =>
  startSite({ config: { trustedProxies: 1, siteUrl: 'https://www.onset.example', ...config } });

/** Signs up an email address for a list, from the IP address `from`. */
export const signUp = (
  site: Pick<TestSite, 'send'>,
  email: unknown,
  {
    list = 'newsletter',
    from = '203.0.113.7',
    ...more
  }: { list?: SignupPurpose; from?: string; source?: unknown } = {},
): Promise<HttpResponse> =>
  site.send(`/api/${list}`, { method: 'POST', headers: { 'x-forwarded-for': from }, body: { email, ...more } });

/** Returns the newest email to an email address when all are sent. */
export const newestMail = async (site: TestSite, to: string): Promise<WrittenMail | undefined> =>
  (await site.mailed()).findLast((mail) => mail.to === to);

/** Returns the code of the unsubscribe link in an email. */
export const unsubscribeCodeOf = (mail: WrittenMail | undefined): string =>
  /\/unsubscribe\?code=([0-9a-f]+)/.exec(mail?.text ?? '')?.[1] ?? '';

/** Signs up an email address and confirms it. Returns the code to unsubscribe. */
export async function subscribe(site: TestSite, email: string, list: SignupPurpose = 'newsletter'): Promise<string> {
  await signUp(site, email, { list, from: '198.51.100.200' });
  await press(site, 'newsletter', (await newestMail(site, email))?.code ?? '');
  return unsubscribeCodeOf(await newestMail(site, email));
}

/** Returns the subscribers without IDs and times. */
export const listed = async (site: TestSite) =>
  (await site.database.selectFrom('subscribers').selectAll().orderBy('id').execute()).map((row) => ({
    list: row.list,
    email: row.email,
    state: row.unsubscribed_at !== null ? 'left' : row.confirmed_at !== null ? 'confirmed' : 'waits',
  }));
