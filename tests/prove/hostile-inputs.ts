/** A request that is made to be slow to read. */
export interface HostileInput {
  /** What is hostile in it, for whoever reads that it was slow. */
  readonly title: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The most a body may hold, in bytes; for one call less. */
const BODY = 65_536;
const MOST: Readonly<Record<string, number>> = { '/policy-reports': 16_384 };

/** Somewhat less than the head of a request may hold besides its other headers, in bytes. */
const HEAD = 15_000;

/** Characters that mean something in JSON, MIME, HTTP, addresses and mails. */
const SPECIAL = '"\\{}[],:;=/()<>@?%&+#*-.\' \t\r\n0a'.split('');

const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

/** Marks of two classes, which are put in order where a text is composed: the whole of it, if it is nothing else. */
const MARKS = '\u0301\u0316';

/** Every character, and every two of the special ones. */
export const PATTERNS: readonly string[] = [
  ...ASCII,
  MARKS,
  ...SPECIAL.flatMap((one) => SPECIAL.filter((other) => other !== one).map((other) => one + other)),
];

/** A few of the patterns: those that ever made a server slow, and what most readers look for. */
export const FEW_PATTERNS: readonly string[] = [
  '"', '\\', '[', '{', ' ', '\t', ',', ';', '=', '/', '%', '&', 'a', '0', '.', '-', '@', '\0',
  '\\"', ' ;', '; ', ', ', '[]', '{"', '":', '=&', '%2', './', '..', 'a@', '()', '\r\n', MARKS,
]; // prettier-ignore

/**
 * What the body of each call is about: a field of it, the others it needs to get far, and the member of the body that
 * these are in, where they are not in the body itself.
 */
const CALLS: readonly (readonly [string, string, string, Readonly<Record<string, unknown>>, string?])[] = [
  ['POST', '/api/auth/local', 'identifier', { password: 'a guess' }],
  ['POST', '/api/auth/local/register', 'email', { username: 'somebody', password: 'long enough' }],
  ['POST', '/api/auth/local/register', 'username', { email: 'next@example.test', password: 'long enough' }],
  ['POST', '/api/auth/refresh', 'refreshToken', {}],
  ['POST', '/api/auth/logout', 'refreshToken', {}],
  ['POST', '/api/auth/change-password', 'currentPassword', { password: 'another', passwordConfirmation: 'another' }],
  ['POST', '/api/auth/forgot-password', 'email', {}],
  ['POST', '/api/auth/reset-password', 'code', { password: 'long enough', passwordConfirmation: 'long enough' }],
  ['POST', '/api/auth/send-email-confirmation', 'email', {}],
  ['POST', '/api/auth/email-confirmation', 'confirmation', {}],
  ['POST', '/confirm-email?code=x', 'code', {}],
  ['POST', '/undo-email-change?code=x', 'code', {}],
  ['POST', '/api/newsletter', 'email', {}],
  ['POST', '/api/waitlist', 'source', { email: 'next@example.test' }],
  ['POST', '/api/account/email-change/resend', 'email', {}],
  ['DELETE', '/api/account/email-change', 'email', {}],
  ['POST', '/api/account/delete', 'password', {}],
  ['PUT', '/api/users/1', 'email', { currentPassword: 'a guess' }],
  ['PUT', '/api/users/1', 'currentPassword', { email: 'next@example.test' }],
  ['PUT', '/api/users/1', 'company', {}],
  ['POST', '/api/commons', 'key', {}],
  ['POST', '/nowhere', 'name', {}],
  ['POST', '/policy-reports', 'document-uri', { 'blocked-uri': 'inline' }, 'csp-report'],
  ['POST', '/policy-reports', 'blocked-uri', { 'document-uri': 'https://onset.example/' }, 'csp-report'],
];

const GETS = [
  '/',
  '/nowhere',
  '/assets/none.js',
  '/healthz',
  '/readyz',
  '/_health',
  '/api/nope',
  '/api/commons',
  '/api/commons/x',
  '/api/users',
  '/api/users/me',
  '/api/users/1',
  '/api/auth/sessions',
  '/api/auth/sessions/x',
  '/api/auth/email-confirmation',
  '/api/account/export',
  '/api/account/email-change',
  '/confirm-email',
  '/undo-email-change',
  '/newsletter',
  '/unsubscribe',
  '/api/newsletter/unsubscribe',
  '/policy-reports',
];

/** Where a query is read: the pages of links read it when their button is pressed. */
const QUERIED: readonly (readonly [string, string])[] = [
  ['GET', '/'], ['GET', '/nowhere'], ['GET', '/api/commons'], ['GET', '/api/users/me'],
  ['GET', '/api/auth/email-confirmation'], ['GET', '/confirm-email'], ['POST', '/confirm-email'],
  ['POST', '/undo-email-change'], ['POST', '/newsletter'], ['POST', '/unsubscribe'],
  ['GET', '/api/newsletter/unsubscribe'], ['POST', '/api/newsletter/unsubscribe'],
]; // prettier-ignore

const HEADERS = [
  'accept', 'accept-encoding', 'accept-language', 'authorization', 'content-type', 'cookie', 'if-none-match', 'if-range',
  'origin', 'range', 'referer', 'user-agent', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto',
]; // prettier-ignore

/** What a header begins with, so that what reads it goes on to the rest. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  authorization: 'Bearer ',
  range: 'bytes=',
  'content-type': 'application/json',
  accept: 'text/html',
  'if-none-match': '"x"',
};

/** The same of a field. */
const FIELD_BEGINNINGS: Readonly<Record<string, string>> = {
  'document-uri': 'https://x/',
  'blocked-uri': 'https://x',
};

/** A run of `length` bytes; of a pattern with longer characters, of whole ones. */
function run(pattern: string, length: number): string {
  const size = Buffer.byteLength(pattern);
  return size === pattern.length
    ? pattern.repeat(Math.ceil(length / size)).slice(0, length)
    : pattern.repeat(Math.floor(length / size));
}

/** The hostile bodies of a pattern, to every call that takes one. */
export function* hostileBodies(pattern: string): Generator<HostileInput> {
  const shown = JSON.stringify(pattern);
  for (const [method, path, field, others, member] of CALLS) {
    const json = { 'content-type': 'application/json' };
    const most = MOST[path] ?? BODY;
    const within = (fields: object): string => JSON.stringify(member === undefined ? fields : { [member]: fields });
    const beginning = FIELD_BEGINNINGS[field] ?? '';
    const start = `${member === undefined ? '' : `{"${member}":`}{"${field}":"${beginning}`;
    const whole = within({ ...others, [field]: beginning });
    // What is escaped gets longer.
    const value = pattern.repeat(Math.floor((most - whole.length) / (Buffer.byteLength(JSON.stringify(pattern)) - 2)));
    const send = (title: string, headers: Readonly<Record<string, string>>, body: string): HostileInput => ({
      title: `${method} ${path}, a body of ${title} ${shown}`,
      method,
      path,
      headers,
      body,
    });
    yield send('nothing but', json, run(pattern, most));
    yield send('a string without an end of', json, start + run(pattern, most - start.length));
    yield send('a list of', json, `[${run(pattern, most - 1)}`);
    yield send('a field of', json, within({ ...others, [field]: beginning + value }).slice(0, most));
    yield send('a name of a field of', json, within({ ...others, [value.slice(0, -10)]: 1 }));
    yield send('a form of', { 'content-type': 'application/x-www-form-urlencoded' }, run(pattern, most));
    yield send('an unknown type of', { 'content-type': 'multipart/form-data; boundary=x' }, run(pattern, most));
  }
}

/** The hostile headers of a pattern, to every address; what no header may hold is left out. */
export function* hostileHeaders(pattern: string): Generator<HostileInput> {
  const isAllowed = pattern
    .split('')
    .every((character) => character === '\t' || (character >= ' ' && character < '\x7f'));
  if (!isAllowed) return;
  const places = [
    ...GETS.map((path) => ['GET', path] as const),
    ...CALLS.map(([method, path]) => [method, path] as const),
  ];
  for (const [method, path] of places)
    for (const header of HEADERS)
      yield {
        title: `${method} ${path}, ${header} of ${JSON.stringify(pattern)}`,
        method,
        path,
        // The end is something else: what looks for the end of a run has to find that it is none.
        headers: { [header]: `${BEGINNINGS[header] ?? ''}${run(pattern, HEAD)}!` },
      };
}

/** The hostile addresses of a pattern: as a path, as a name and as a value of a query. */
export function* hostileAddresses(pattern: string): Generator<HostileInput> {
  const encoded = encodeURIComponent(pattern);
  const isPlain = pattern.split('').every((character) => character > ' ' && character < '\x7f' && character !== '#');
  for (const text of new Set([encoded, ...(isPlain ? [pattern] : [])])) {
    // Whole patterns: half of an escape is another matter.
    const long = text.repeat(Math.floor(HEAD / text.length));
    const queries = [`x=${long}`, `${long}=x`, `sort=${long}`, `sort=key:${long}`, `sort[${long}]=key`, `fields=${long}`,
      `filters[${long}]=x`, `filters[key]=${long}`, `filters[key][${long}]=x`, `pagination[page]=${long}`, `confirmation=${long}`, `code=${long}`, `populate=${long}`]; // prettier-ignore
    const ask = (path: string, accept: string, method = 'GET'): HostileInput => ({
      title: `${method} ${path.slice(0, 40)}…, of ${JSON.stringify(pattern)}`,
      method,
      path,
      headers: { accept },
    });
    for (const path of [
      ...GETS.map((each) => `${each === '/' ? '' : each}/${long}`),
      `/${long}/x`,
      `/x/${long}/.data`,
    ]) {
      yield ask(path, 'text/html');
      yield ask(path, 'application/json');
    }
    for (const [method, path] of QUERIED)
      for (const query of queries) yield ask(`${path}?${query}`, 'application/json', method);
    for (const path of GETS) yield ask(`${path}?${long}`, 'application/json');
  }
}

/** Everything hostile that is made of some patterns. */
export function* hostileInputs(patterns: readonly string[]): Generator<HostileInput> {
  for (const pattern of patterns) {
    yield* hostileBodies(pattern);
    yield* hostileHeaders(pattern);
    yield* hostileAddresses(pattern);
  }
}
