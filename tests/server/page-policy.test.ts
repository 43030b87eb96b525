import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pagePolicies } from '../../site/server/http/page-policy.ts';
import { startSite } from './site.ts';

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

const HEAD = 'begin()';
const PAGE = `<!doctype html><script>${HEAD}</script><script>steal()</script><p>Hello</p>`;
const render = (): Promise<Response> =>
  Promise.resolve(new Response(PAGE, { status: 404, headers: { 'Content-Type': 'text/html' } }));

/** A policy as its directives by name. */
function directives(policy: unknown): Record<string, string> {
  const parts = String(policy).split('; ');
  return Object.fromEntries(parts.map((part) => [part.split(' ', 1)[0] ?? '', part.replace(/^\S+ ?/, '')]));
}

describe.each(['/', '/nowhere'])('the policy of the page %s', (path) => {
  const start = () =>
    startSite({ files: { 'index.html': PAGE }, render, inlineScripts: [hashOf(HEAD)], config: { trustedProxies: 1 } });
  const policyOf = async (proto: string): Promise<Record<string, string>> => {
    const response = await (await start()).send(path, { headers: { accept: 'text/html', 'x-forwarded-proto': proto } });
    return directives(response.headers['content-security-policy']);
  };

  test('allows the inline scripts of the list, and not one that stands in the page', async () => {
    expect((await policyOf('http'))['script-src']).toBe(`'self' '${hashOf(HEAD)}'`);
  });

  test('lets styles come from files alone; attributes may have them', async () => {
    const policy = await policyOf('http');
    expect([policy['style-src-elem'], policy['style-src-attr'], policy['style-src']]).toEqual([
      "'self'",
      "'unsafe-inline'",
      undefined,
    ]);
  });

  test('takes no text for code: Trusted Types are required, and no page makes any', async () => {
    const policy = await policyOf('http');
    expect([policy['require-trusted-types-for'], policy['trusted-types']]).toEqual(["'script'", "'none'"]);
  });

  test('has http addresses upgraded on https, and on https alone', async () => {
    expect(await policyOf('https')).toHaveProperty('upgrade-insecure-requests');
    expect(await policyOf('http')).not.toHaveProperty('upgrade-insecure-requests');
  });

  test('has browsers tell what it stopped, over https in the newer way, which they use there alone', async () => {
    const [http, https] = [await policyOf('http'), await policyOf('https')];
    expect([http['report-uri'], http['report-to']]).toEqual(['/policy-reports', undefined]);
    expect([https['report-uri'], https['report-to']]).toEqual(['/policy-reports', 'policy']);
    const response = await (await start()).send(path, { headers: { accept: 'text/html' } });
    expect(response.headers['reporting-endpoints']).toBe('policy="/policy-reports"');
  });
});

test('a page of the list of exceptions has no Trusted Types, and everything else of the policy', () => {
  const policyOf = pagePolicies({
    inlineScripts: [],
    apiOrigin: 'https://api.onset.example',
    withoutTrustedTypes: new Set(['/checkout']),
  });
  const without = directives(policyOf('/checkout', true));
  const { 'require-trusted-types-for': required, 'trusted-types': types, ...others } = directives(policyOf('/', true));
  expect([required, types]).toEqual(["'script'", "'none'"]);
  expect(without).toEqual(others);
  expect(without['connect-src']).toBe("'self' https://api.onset.example");
});

test.for(['/pricing/', '/%', '/api/nope', '/assets/none.js'])(
  'a redirect and an error that is no page have a policy that allows nothing: %s',
  async (path) => {
    const files = { 'pricing/index.html': PAGE };
    const site = await startSite({ files });
    expect((await site.send(path)).headers['content-security-policy']).toMatch(/^default-src 'none'; /);
  },
);
