import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startShop } from '../billing-site.ts';
import { register } from '../people.ts';

const HOSTILE_TEXTS =
  ' |a\0b|\ud800|\u202e|İ|%00|\' OR 1=1 --|"; DROP TABLE users; --|__proto__|constructor|../..|1e999|-1|NaN'.split('|');
const hostileText = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(...HOSTILE_TEXTS, 'a'.repeat(5000)),
);
const wrongType = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.double(),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
);
const field = (valid: string): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(valid) }, hostileText, wrongType, fc.constant('["\\'.repeat(10_000)));
const newPassword = { password: field('a long enough one'), passwordConfirmation: field('a long enough one') };

/** Method and path of the calls with a JSON body, with valid values; `{id}` and `{refreshToken}` are replaced. */
const CALLS: Readonly<Record<string, Record<string, fc.Arbitrary<unknown>>>> = {
  'POST /api/auth/local': { identifier: field('someone'), password: field('wrong'), deviceId: field('Mac') },
  'POST /api/auth/local/register': { username: field('else'), email: field('else@example.test'), ...newPassword },
  'POST /api/auth/refresh': { refreshToken: field('{refreshToken}') },
  'POST /api/auth/change-password': { currentPassword: field('wrong'), ...newPassword },
  'POST /api/auth/forgot-password': { email: field('someone@example.test') },
  'POST /api/auth/reset-password': { code: field('x'.repeat(128)), ...newPassword },
  'POST /api/auth/email-confirmation': { confirmation: field('x'.repeat(128)) },
  'POST /api/account/delete': { password: field('wrong') },
  'PUT /api/users/{id}': { username: field('someone'), company: field('Acme'), role: field('authenticated') },
  'POST /api/newsletter': { email: field('someone@example.test'), source: field('footer') },
  'POST /webhooks/paddle': { event_id: field('evt_1'), event_type: field('customer.created') },
  'POST /policy-reports': { 'csp-report': fc.record({ 'blocked-uri': field('inline') }) },
};
const call = fc.constantFrom(...Object.entries(CALLS)).chain(([target, fields]) => {
  const [method = '', path = ''] = target.split(' ');
  return fc.record(fields, { requiredKeys: [] }).map((body) => ({ method, path, body: JSON.stringify(body) }));
});

const NEEDS_TOKEN = /users|change-password|account|sessions|subscription/;

/** Half of a surrogate pair can't be encoded, so its bytes are given. */
const encoded = hostileText.map((text) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'));
const KEYS = ['filters[key][$eq]', 'sort', 'fields[0]', 'populate', 'pagination[page]', 'code'];
const parameter = fc.oneof(
  fc.tuple(encoded, encoded).map(([key, value]) => `filters[${key}][$eq]=${value}`),
  fc.tuple(fc.constantFrom(...KEYS), encoded).map((parts) => parts.join('=')),
);
const query = fc.array(parameter, { maxLength: 3 }).map((parts) => parts.map((part) => `&${part}`).join(''));
const PATHS =
  '/ /nowhere /readyz /api /api/commons /api/users/me /api/subscription /api/auth/sessions /api/account/export ' +
  '/confirm-email /unsubscribe /% // /%2f..';
const path = fc.oneof(
  fc.constantFrom(...PATHS.split(' ')),
  fc.tuple(fc.constantFrom('/', '/api/commons/', '/api/users/'), encoded).map((parts) => parts.join('')),
);
const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS');
const body = fc.constantFrom(undefined, '', '{', '[]', '"x"', '{"a":1}');

const headerText = fc.stringMatching(/^[ -~]{0,40}$/);
const oddHeaders = fc.record(
  {
    authorization: fc.oneof(fc.constantFrom('Bearer', 'Bearer a.b.c', 'Basic eDp5'), headerText),
    'content-type': fc.oneof(fc.constantFrom('text/plain', 'multipart/form-data; boundary=x'), headerText),
    origin: fc.oneof(fc.constantFrom('null', 'https://evil.example'), headerText),
    'x-forwarded-proto': headerText,
    'accept-encoding': headerText,
    'if-none-match': headerText,
    range: fc.oneof(fc.constantFrom('bytes=0-', 'bytes=5-2', 'bytes=-'), headerText),
    cookie: headerText,
  },
  { requiredKeys: [] },
);

const request = fc.record({
  target: fc.oneof(call, fc.record({ method, path, body })),
  query,
  hasWrongToken: fc.nat(9).map((number) => number === 0),
  ip: fc.ipV4(),
  headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, oddHeaders),
});

test('the server responds to random requests without a server error', async () => {
  const site = await startShop({ trustedProxies: 1 });
  const { jwt, refreshToken, user } = await register(site, 'someone');
  const fill = (text: string) => text.replace('{id}', String(user.id)).replace('{refreshToken}', refreshToken);
  const property = fc.asyncProperty(request, async ({ target, query: parameters, hasWrongToken, ip, headers }) => {
    const needsToken = NEEDS_TOKEN.test(target.path);
    const token = needsToken !== hasWrongToken ? { authorization: `Bearer ${jwt}` } : {};
    const response = await site.send(`${fill(target.path)}?${parameters}`, {
      method: target.method,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip, ...token, ...headers },
      body: target.body && fill(target.body),
    });
    expect(response.status).toBeLessThan(500);
    const limit = target.path.startsWith('/api/') ? 65_536 : Number.POSITIVE_INFINITY;
    expect(response.bytes.length).toBeLessThan(limit);
    const isJson = response.headers['content-type']?.startsWith('application/json');
    if (isJson && response.text !== '') JSON.parse(response.text);
    expect(site.logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
  await fc.assert(property, { seed: 2026, numRuns: 200 });
});
