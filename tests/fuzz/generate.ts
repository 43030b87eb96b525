import fc from 'fast-check';

/** A generated request. Bytes are base64 so that one can be kept in a JSON file. */
export type FuzzRequest = HttpRequest | RawRequest;

/** One that is HTTP, whatever is in it. */
export interface HttpRequest {
  readonly kind: 'http';
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** Bytes for a socket, in pieces. */
export interface RawRequest {
  readonly kind: 'raw';
  readonly pieces: readonly string[];
}

/** Rarely, what costs a hash: the rest is to be fast. */
const seldom = <Value>(value: fc.Arbitrary<Value>, otherwise: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 1, arbitrary: value }, { weight: 6, arbitrary: otherwise });

const nasty = fc.constantFrom(
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff x',
  '\u202e',
  'İ',
  'ß'.repeat(80),
  '%00',
  "' OR 1=1 --",
  '"; DROP TABLE users; --',
  '__proto__',
  'constructor',
  '${7*7}',
  '../../etc/passwd',
  'a'.repeat(300),
  'a'.repeat(5000),
  '1e999',
  '-1',
  '9999999999999999999',
  'NaN',
  'null',
  'undefined',
  '[object Object]',
);
/** One character, or two in turns, again and again: what is slow to read is mostly that. */
const longRun = (longest: number): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...'"\\{}[],:;=/ \t<>@%&+.-0a'.split(''), '\\"', ' ;', '; ', '":', '[]', '=&', 'a@', './'),
      fc.nat(longest),
    )
    .map(([unit, length]) => unit.repeat(Math.ceil(length / unit.length)));

/** The most a body, and a header or an address beside the others, may hold, and a little more. */
const LONG_BODY = 66_000;
const LONG_HEAD = 13_200;

const word = fc.oneof(fc.string({ maxLength: 30 }), fc.string({ unit: 'binary', maxLength: 30 }), nasty);
const name = fc.stringMatching(/^[a-z]{3,12}[0-9]{0,6}$/);
const email = fc.oneof(
  name.map((each) => `${each}@example.test`),
  fc.emailAddress(),
  word,
);
const wrongType = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.double(),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
  fc.constant({ toString: 'x', valueOf: 1 }),
);
const field = (good: fc.Arbitrary<string>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 12, arbitrary: good },
    { weight: 4, arbitrary: word },
    { weight: 4, arbitrary: wrongType },
    { weight: 1, arbitrary: longRun(LONG_BODY) },
  );

const password = seldom(
  fc.stringMatching(/^[a-z0-9 ]{8,20}$/),
  fc.constantFrom('short', 'password', '', 'ü'.repeat(40)),
);

/** What a browser tells of a policy, in the form of `report-uri`. */
const oldReport = fc.record(
  {
    'document-uri': field(fc.webUrl()),
    'effective-directive': field(fc.constantFrom('script-src-elem', 'img-src')),
    'violated-directive': field(fc.constant('script-src')),
    'blocked-uri': field(fc.oneof(fc.webUrl(), fc.constantFrom('inline', 'eval', 'data'))),
    'source-file': field(fc.webUrl()),
    'line-number': wrongType,
  },
  { requiredKeys: [] },
);

/** The same in the form of `report-to`. */
const newReports = fc.array(
  fc.record(
    {
      type: field(fc.constant('csp-violation')),
      body: fc.record(
        {
          documentURL: field(fc.webUrl()),
          effectiveDirective: field(fc.constantFrom('script-src-elem', 'img-src')),
          blockedURL: field(fc.oneof(fc.webUrl(), fc.constantFrom('inline', 'eval', 'data'))),
          sourceFile: field(fc.webUrl()),
          lineNumber: wrongType,
        },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: [] },
  ),
  { maxLength: 4 },
);

/** What a call takes; every field may be missing, wrong or joined by others. */
const CALLS: readonly (readonly [string, string, Readonly<Record<string, fc.Arbitrary<unknown>>>])[] = [
  [
    'POST',
    '/api/auth/local',
    { identifier: field(email), password: seldom(field(word), wrongType), deviceId: field(word) },
  ],
  ['POST', '/api/auth/local/register', { username: field(name), email: field(email), password: field(password) }],
  ['POST', '/api/auth/refresh', { refreshToken: field(fc.constantFrom('{refreshToken}', '{jwt}', 'x')) }],
  [
    'POST',
    '/api/auth/logout',
    { refreshToken: field(word), scope: field(fc.constantFrom('one', 'x')), deviceId: field(word) },
  ],
  [
    'POST',
    '/api/auth/change-password',
    { currentPassword: field(word), password: field(password), passwordConfirmation: field(password) },
  ],
  ['POST', '/api/auth/forgot-password', { email: field(email) }],
  [
    'POST',
    '/api/auth/reset-password',
    {
      code: field(fc.constantFrom('x'.repeat(128), 'x')),
      password: field(password),
      passwordConfirmation: field(password),
    },
  ],
  ['POST', '/api/auth/send-email-confirmation', { email: field(email) }],
  ['POST', '/api/auth/email-confirmation', { confirmation: field(fc.constantFrom('x'.repeat(128), 'x')) }],
  ['POST', '/api/account/email-change/resend', {}],
  ['DELETE', '/api/account/email-change', {}],
  ['GET', '/api/account/email-change', {}],
  ['POST', '/confirm-email', { code: field(word) }],
  ['POST', '/confirm-email?code=x', { code: field(word) }],
  ['POST', '/undo-email-change?code=x', { code: field(word) }],
  ['POST', '/newsletter?code=x', { code: field(word) }],
  ['POST', '/unsubscribe?code=x', { code: field(word) }],
  ['POST', '/api/newsletter', { email: field(email), source: field(word) }],
  ['POST', '/api/waitlist', { email: field(email), source: field(word) }],
  ['POST', '/api/newsletter/unsubscribe?token=x', { token: field(word) }],
  ['GET', '/api/newsletter/unsubscribe?token=x', {}],
  ['POST', '/policy-reports', { 'csp-report': oldReport }],
  ['POST', '/api/account/delete', { password: field(word) }],
  [
    'PUT',
    '/api/users/{id}',
    {
      username: field(name),
      email: field(email),
      currentPassword: field(word),
      full_name: field(word),
      company: field(word),
      country: field(word),
      role: wrongType,
      id: wrongType,
    },
  ],
];

const key = fc.oneof(
  fc.constantFrom('key', 'id', 'documentId', 'value', 'createdAt', '__proto__', 'constructor'),
  word,
);
const encoded = word.map((each) => (each.isWellFormed() ? encodeURIComponent(each) : '%ED%A0%80'));
const query = fc
  .array(
    fc.oneof(
      fc.tuple(key, encoded).map(([each, value]) => `filters[${quote(each)}][$eq]=${value}`),
      fc.tuple(key, encoded).map(([each, value]) => `filters[${quote(each)}]=${value}`),
      key.map((each) => `sort=${quote(each)}:desc`),
      key.map((each) => `fields[0]=${quote(each)}`),
      key.map((each) => `populate=${quote(each)}`),
      encoded.map((each) => `pagination[page]=${each}`),
      fc.integer().map((each) => `pagination[pageSize]=${each}`),
      encoded.map((each) => `confirmation=${each}`),
      encoded.map((each) => `code=${each}`),
      fc.tuple(encoded, encoded).map(([each, value]) => `${each}=${value}`),
      longRun(LONG_HEAD / 4).map((each) => `sort=${quote(each)}`),
      fc.nat(400).map((times) => Array.from({ length: times }, () => 'filters[key]=x').join('&')),
      fc.nat(400).map((times) => `sort=${Array.from({ length: times }, () => 'key').join(',')}`),
    ),
    { maxLength: 4 },
  )
  .map((parts) => (parts.length === 0 ? '' : `?${parts.join('&')}`));

function quote(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

const path = fc.oneof(
  fc.constantFrom(
    '/',
    '/nowhere',
    '/healthz',
    '/readyz',
    '/_health',
    '/api',
    '/api/nope',
    '/api/commons',
    '/api/users',
    '/api/users/me',
    '/api/users/{id}',
    '/api/auth/sessions',
    '/api/auth/sessions/x',
    '/api/auth/email-confirmation',
    '/api/account/export',
    ...CALLS.map(([, each]) => each),
  ),
  encoded.map((each) => `/${each}`),
  encoded.map((each) => `/api/commons/${each}`),
  encoded.map((each) => `/api/users/${each}`),
  encoded.map((each) => `/api/auth/sessions/${each}`),
  encoded.map((each) => `/api/${each}`),
  longRun(LONG_HEAD / 3).map((each) => `/${quote(each)}`),
  fc
    .constantFrom('/', '.', '%', '%2f', '//', '/.')
    .chain((each) => fc.nat(LONG_HEAD / 3).map((times) => `/${each.repeat(times)}`)),
);

const shortText = fc.string({ unit: fc.constantFrom(...'abcXYZ019 ,;=/*-_.:"\'()<>[]{}%&'.split('')), maxLength: 40 });
const headerText = fc.oneof({ weight: 9, arbitrary: shortText }, { weight: 1, arbitrary: longRun(LONG_HEAD) });

/** Lists as proxies write them, rightly or not. */
const forwarded = fc
  .array(
    fc.oneof(
      fc.ipV4(),
      fc.ipV6(),
      fc.tuple(fc.ipV4(), fc.nat(70_000)).map(([host, port]) => `${host}:${port}`),
      fc.tuple(fc.ipV6(), fc.nat(70_000)).map(([host, port]) => `[${host}]:${port}`),
      fc.constantFrom(
        'unknown',
        '_hidden',
        '',
        '"[::1]:99"',
        '[',
        '::ffff:1.2.3.4',
        'fe80::1%eth0',
        '1',
        'a:b:c',
        'onset.example:443',
      ),
      shortText,
    ),
    { maxLength: 4 },
  )
  .map((values) => values.join(', '));
const authorization = fc.oneof(
  { weight: 8, arbitrary: fc.constant('Bearer {jwt}') },
  fc.constantFrom('Bearer', 'Bearer x', 'Basic eDp5', 'Bearer {refreshToken}', 'Bearer a.b.c', 'Bearer ..'),
  headerText,
);
const contentType = fc.oneof(
  fc.constantFrom('application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x', ''),
  headerText,
);
const otherHeaders = fc.record(
  {
    authorization,
    'content-type': contentType,
    origin: fc.oneof(fc.constantFrom('null', 'https://evil.example', 'http://127.0.0.1', 'x'), headerText),
    accept: fc.oneof(fc.constantFrom('text/html', 'application/json', '*/*;q=0', ''), headerText),
    'user-agent': headerText,
    'x-forwarded-proto': fc.oneof(fc.constantFrom('https', 'http', 'HTTPS', 'https, http', 'wss'), headerText),
    'x-forwarded-host': fc.oneof(forwarded, headerText),
    'if-range': headerText,
    'accept-language': headerText,
    te: headerText,
    'content-encoding': fc.oneof(fc.constantFrom('gzip', 'br'), headerText),
    'x-http-method-override': fc.constant('DELETE'),
    range: fc.oneof(fc.constantFrom('bytes=0-', 'bytes=5-2', 'bytes=-'), headerText),
    'if-none-match': headerText,
    'accept-encoding': headerText,
    cookie: headerText,
  },
  { requiredKeys: [] },
);
/** Mostly what a client of the API sends, so that most requests get as far as a call. */
const headers: fc.Arbitrary<Record<string, string>> = fc
  .tuple(fc.boolean(), seldom(otherHeaders, fc.constant({})))
  .map(([isSignedIn, others]) => ({
    'content-type': 'application/json',
    ...(isSignedIn ? { authorization: 'Bearer {jwt}' } : {}),
    ...others,
  }));

/** Where a request says it comes from, so that limits are met by some and do not hide everything from the rest. */
const address = seldom(
  fc.oneof(forwarded, longRun(LONG_HEAD)),
  fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(([one, two, three]) => `10.${one}.${two}.${three}`),
);

/** The calls for whoever is signed in; to the others a token is a mistake. */
const NEEDS_TOKEN = /logout|change-password|account|users/;

const knownCall = fc.constantFrom(...CALLS).chain(([method, target, fields]) =>
  fc.record({
    isSignedIn: seldom(fc.constant(!NEEDS_TOKEN.test(target)), fc.constant(NEEDS_TOKEN.test(target))),
    method: fc.oneof({ weight: 12, arbitrary: fc.constant(method) }, fc.constantFrom('GET', 'PATCH', 'DELETE', 'HEAD')),
    path: fc.tuple(fc.constant(target), seldom(query, fc.constant(''))).map((parts) => parts.join('')),
    fields: fc.record(fields, { requiredKeys: [] }),
    extra: seldom(
      fc.dictionary(fc.oneof(fc.constantFrom('__proto__', 'constructor', 'role'), word), fc.jsonValue(), {
        maxKeys: 2,
      }),
      fc.constant({}),
    ),
    asForm: fc.nat(9).map((each) => each === 0),
  }),
);

const call: fc.Arbitrary<HttpRequest> = fc
  .tuple(knownCall, seldom(otherHeaders, fc.constant({})), address)
  .map(([{ method, path: target, fields, extra, asForm, isSignedIn }, others, from]) => {
    const body = { ...fields, ...extra };
    const form = Object.entries(body).map(([each, value]) => `${quote(each)}=${quote(String(typeof value))}`);
    return {
      kind: 'http',
      method,
      path: target,
      headers: {
        'content-type': 'application/json',
        ...(isSignedIn ? { authorization: 'Bearer {jwt}' } : {}),
        ...others,
        'x-forwarded-for': from,
        ...(asForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      body: method === 'HEAD' ? null : asForm ? form.join('&') : JSON.stringify(body),
    };
  });

const brokenBody = fc.oneof(
  newReports.map((reports) => JSON.stringify(reports)),
  longRun(LONG_BODY),
  longRun(LONG_BODY).map((run) => `{"identifier":"${run}`),
  fc.json(),
  word,
  fc.constantFrom('{', '[', '"', '{"a":', '[[[[', 'nul', '{"a":1,}', '\ufeff{}', '{"identifier":"x","identifier":{}}'),
  fc.nat(4000).map((depth) => '['.repeat(depth)),
  fc.nat(200).map((depth) => `{"email":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`),
);
const anything: fc.Arbitrary<HttpRequest> = fc
  .tuple(
    fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND'),
    path,
    query,
    headers,
    address,
    fc.option(brokenBody),
  )
  .map(([method, target, rest, others, from, body]) => ({
    kind: 'http',
    method,
    path: `${target}${rest}`,
    headers: { ...others, 'x-forwarded-for': from },
    body: method === 'GET' || method === 'HEAD' ? null : body,
  }));

const line = fc.oneof(
  fc.constantFrom(
    'GET / HTTP/1.1',
    'GET /api/commons HTTP/1.1',
    'POST /api/auth/local HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'GET http://[::1 HTTP/1.1',
    'GET //evil/ HTTP/1.1',
    'GET /%ff%fe HTTP/1.1',
    'GET /api/%c0%af HTTP/1.1',
    'GET / HTTP/9.9',
    'CONNECT a:1 HTTP/1.1',
    'PRI * HTTP/2.0',
  ),
  fc.string({ maxLength: 40 }),
);
const rawHeader = fc.oneof(
  fc.constantFrom(
    'Host: localhost',
    'Host: bad host/',
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 99999999999999999999',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: identity, chunked',
    'Expect: 100-continue',
    'Expect: nonsense',
    'Upgrade: websocket',
    'Connection: upgrade',
    'Connection: close',
    'Content-Type: application/json',
    'Authorization: Bearer {jwt}',
    ' folded: line',
  ),
  fc.string({ maxLength: 60 }),
);
const rawBody = fc.oneof(
  fc.constant(''),
  fc.constant('{"a":1}'),
  fc.constant('5\r\n{"a":\r\n0\r\n\r\n'),
  fc.constant('fffffffffffffffff\r\n'),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const raw: fc.Arbitrary<RawRequest> = fc
  .oneof(
    fc
      .tuple(line, fc.array(rawHeader, { maxLength: 5 }), rawBody)
      .map(([first, rest, body]) => [Buffer.from(`${[first, ...rest].join('\r\n')}\r\n\r\n${body}`)]),
    fc.array(
      fc.uint8Array({ maxLength: 80 }).map((bytes) => Buffer.from(bytes)),
      { minLength: 1, maxLength: 3 },
    ),
  )
  .map((pieces) => ({ kind: 'raw', pieces: pieces.map((piece) => piece.toString('base64')) }));

/** Requests of every kind. */
export const fuzzRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 6, arbitrary: call },
  { weight: 3, arbitrary: anything },
  { weight: 1, arbitrary: raw },
);
