import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageOf } from '../server/http.ts';
import type { HttpResponse } from '../server/http.ts';
import { startSite } from '../server/site.ts';
import { differences } from './differences.ts';
import type { Difference } from './differences.ts';
import { adapt, form, groupOf } from './recording.ts';
import type { Recorded } from './recording.ts';
import { STEPS, USER_NUMBERS, USUAL_BEARER } from './steps.ts';
import type { Step } from './steps.ts';
import { keep, sessionOf } from './world.ts';
import type { World } from './world.ts';

const GROUPS = ['main', 'rate', 'extra', 'extra2', 'confirm', 'expiry', 'rolefind'];

/** Replays the recording in order and compares each response with the recorded one, or with the intended difference. */
describe.for(GROUPS)('the recorded contract: %s', (group) => {
  let world: World;
  const atEnd: (() => void | Promise<void>)[] = [];
  beforeAll(async () => {
    world = {
      site: await startSite(
        { config: { corsOrigins: ['http://localhost:5173'], emailConfirmation: group === 'confirm' } },
        (finish) => atEnd.push(finish),
      ),
      tokens: new Map(),
      users: new Map(),
    };
  });
  afterAll(async () => {
    for (const finish of atEnd.toReversed()) await finish();
  });

  const requests = groupOf(group);
  test.for(requests.map((request) => [request.name, request] as const))('%s', async ([name, request]) => {
    const step = STEPS[group]?.[name] ?? {};
    await step.before?.(world);
    const actual = await replay(group, request, step, world);
    if (actual.status === 200 && step.keep !== undefined) keep(world, step.keep, actual.json());
    const difference = differences[group]?.[name];
    expect(seen(actual, request, difference)).toEqual(expected(request, difference));
  });

  test('every step and difference names a recorded request', () => {
    const names = requests.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([...Object.keys(STEPS[group] ?? {}), ...Object.keys(differences[group] ?? {})]),
    );
  });
});

async function replay(group: string, { request }: Recorded, step: Step, world: World): Promise<HttpResponse> {
  const tokenOf = (name: string | undefined) => world.tokens.get(name ?? '') ?? { jwt: '', refreshToken: '' };
  const headers = Object.fromEntries(
    Object.entries(request.headers ?? {}).map(([name, value]) => [
      name,
      value.replace('<jwt>', () => tokenOf(step.bearer ?? USUAL_BEARER[group]).jwt),
    ]),
  );
  const path = request.path.replace(/^\/api\/users\/(\d+)$/, (whole, number: string) => {
    const user = world.users.get(USER_NUMBERS[group]?.[number] ?? '');
    return user === undefined ? whole : `/api/users/${user.id}`;
  });
  const mails = step.code === undefined ? [] : await world.site.mailed();
  const kind = path.includes('<confirmation token>') ? 'confirm-email' : 'reset-password';
  const code = mails.filter(({ event }) => event === kind).at(-1 - (step.code ?? 0))?.code ?? '';
  const body = step.body ?? bodyOf(request, step, world);
  return world.site.send(withSession(path, step, world).replace('<confirmation token>', code), {
    method: request.method,
    headers,
    body: isObject(body) && 'code' in body && body.code === '<reset code>' ? { ...body, code } : body,
  });
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function withSession(path: string, { session }: Step, world: World): string {
  return session === undefined ? path : path.replace(/[^/]+$/, sessionOf(world, session));
}

function bodyOf(
  { method, body }: Recorded['request'],
  { refresh, add }: Step,
  world: World,
): string | object | undefined {
  if (typeof body === 'string') return body;
  if (typeof body !== 'object' || body === null) return undefined;
  const { refreshToken, first_name: name, ...rest } = body as Record<string, unknown>;
  // The one profile field the recorded server had stands for ours; at registration it is an unknown field to both.
  const profile = name === undefined ? {} : method === 'PUT' ? { full_name: name } : { first_name: name };
  const tokens = world.tokens.get(refresh ?? '');
  const token =
    refreshToken === '<jwt>' ? (tokens?.refreshToken === '' ? tokens.jwt : tokens?.refreshToken) : refreshToken;
  return { ...rest, ...profile, ...add, ...(token === undefined ? {} : { refreshToken: token }) };
}

/** A response as far as it is compared. */
interface Compared {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** What must come: the recorded response as this server is to give it, or the intended difference. */
function expected({ response }: Recorded, difference: Difference | undefined): Compared {
  const status = difference?.status ?? response.status;
  const headers = Object.entries(response.headers).map(
    ([name, value]) => [name, difference?.without?.includes(name) === true ? undefined : value] as const,
  );
  const isCompared = ([name]: readonly [string, unknown]) => difference?.otherHeaders?.includes(name) !== true;
  const body = difference?.message === undefined ? form(adapt(response.body)) : { message: difference.message };
  return {
    status,
    body: difference?.otherBody === true ? 'not compared' : body,
    headers: status === response.status ? Object.fromEntries(headers.filter(isCompared)) : {},
  };
}

/** What came, in the same form. */
function seen(actual: HttpResponse, { response, request }: Recorded, difference: Difference | undefined): Compared {
  const headers = Object.keys(response.headers)
    .filter((name) => difference?.otherHeaders?.includes(name) !== true)
    .map((name) => [name, actual.headers[name]?.toString()] as const);
  const body =
    difference?.message === undefined
      ? form(request.method === 'HEAD' ? null : readBody(actual))
      : { message: messageOf(actual) };
  return {
    status: actual.status,
    body: difference?.otherBody === true ? 'not compared' : body,
    headers: actual.status === response.status ? Object.fromEntries(headers) : {},
  };
}

/** The body in the form of the recording: JSON, text, or null if it is empty. */
function readBody(actual: HttpResponse): unknown {
  if (actual.text === '') return null;
  return actual.headers['content-type']?.startsWith('application/json') === true ? actual.json() : actual.text;
}
