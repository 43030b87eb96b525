import type { Config } from '../process/config.ts';
import type { DemoCatalogue } from './catalogue.ts';

/** Whether the demo checkout may run, and if not, why: a sentence for the log, or undefined where nobody has to know. */
export type DemoPermission = { readonly allowed: true } | { readonly allowed: false; readonly why: string | undefined };

/**
 * Whether this server sells for show. Only with a build that has no client token, and then on a site of this machine, or
 * where `DEMO_CHECKOUT` says so: a public site that takes test cards would give the product away.
 */
export function demoPermission(
  { demoCheckout, siteUrl }: Pick<Config, 'demoCheckout' | 'siteUrl'>,
  catalogue: DemoCatalogue | undefined,
): DemoPermission {
  // The build's own checkout is Paddle's: there is nothing to be off.
  if (catalogue === undefined) return { allowed: false, why: undefined };
  if (demoCheckout === true) return { allowed: true };
  if (demoCheckout === false) return { allowed: false, why: 'The demo checkout is off: DEMO_CHECKOUT is false' };
  if (isLocal(siteUrl)) return { allowed: true };
  return {
    allowed: false,
    why: 'The demo checkout is off: SITE_URL is public. Build with PUBLIC_PADDLE_CLIENT_TOKEN to sell, or set DEMO_CHECKOUT=true',
  };
}

function isLocal(siteUrl: string | undefined): boolean {
  if (siteUrl === undefined) return true;
  const host = URL.parse(siteUrl)?.hostname ?? '';
  return host === 'localhost' || host.endsWith('.localhost') || /^127(?:\.\d+){3}$/.test(host) || host === '[::1]';
}
