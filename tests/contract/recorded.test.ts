import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageOf } from '../server/http.ts';
import type { HttpResponse } from '../server/http.ts';
import { startSite } from '../server/site.ts';
import { differences } from './differences.ts';
import type { Difference } from './differences.ts';
import { adapt, form, recorded } from './recording.ts';
import type { Recorded } from './recording.ts';
import { keep, sessionOf, STEPS, USER_NUMBERS, USUAL_BEARER } from './steps.ts';
import type { Step, World } from './steps.ts';

const GROUPS = ['main', 'rate', 'extra', 'extra2', 'confirm', 'expiry', 'rolefind'];

/** Replays the recording in order and compares each response with the recorded one, or with the intended difference. */
describe.for(GROUPS)('the recorded contract: %s', (group) => {
  const prefix = `[${group}] `;
  const requests = recorded
    .filter(({ name }) => name.startsWith(prefix))
    .map((each) => [each.name.slice(prefix.length), each] as const);
  const atEnd: (() => void | Promise<void>)[] = [];
  let world: World;
  beforeAll(async () => {
    const config = { corsOrigins: ['http://localhost:5173'], emailConfirmation: group === 'confirm' };
    const site = await startSite({ config }, (finish) => atEnd.push(finish));
    world = { site, tokens: new Map(), users: new Map() };
  });
  afterAll(async () => {
    for (const finish of atEnd.toReversed()) await finish();
  });

  test.for(requests)('%s', async ([name, request]) => {
    const step = STEPS[group]?.[name] ?? {};
    await step.before?.(world);
    const actual = await replay(group, request, step, world);
    if (actual.status === 200 && step.keep !== undefined) keep(world, step.keep, actual.json());
    const difference = differences[group]?.[name];
    expect(actualOf(actual, request, difference)).toEqual(expectedOf(request, difference));
  });

  test('every step and difference names a recorded request', () => {
    const named = [...Object.keys(STEPS[group] ?? {}), ...Object.keys(differences[group] ?? {})];
    expect(requests.map(([name]) => name)).toEqual(expect.arrayContaining(named));
  });
});

async function replay(group: string, { request }: Recorded, step: Step, world: World): Promise<HttpResponse> {
  const { jwt } = world.tokens.get(step.bearer ?? USUAL_BEARER[group] ?? '') ?? { jwt: '' };
  const headers = Object.entries(request.headers ?? {}).map(
    ([name, value]) => [name, value.replace('<jwt>', jwt)] as const,
  );
  const kind = request.path.includes('<confirmation token>') ? 'confirm-email' : 'reset-password';
  const emails = step.code === undefined ? [] : (await world.site.mailed()).filter(({ event }) => event === kind);
  const code = emails.at(-1 - (step.code ?? 0))?.code ?? '';
  const path = request.path
    .replace(/^\/api\/users\/(\d+)$/, (whole, id: string) => {
      const user = world.users.get(USER_NUMBERS[group]?.[id] ?? '');
      return user === undefined ? whole : `/api/users/${user.id}`;
    })
    .replace(/[^/]+$/, (last) => (step.session === undefined ? last : sessionOf(world, step.session)))
    .replace('<confirmation token>', code);
  const body = step.body ?? bodyOf(request, step, world, code);
  return world.site.send(path, { method: request.method, headers: Object.fromEntries(headers), body });
}

function bodyOf({ method, body }: Recorded['request'], { refresh, add }: Step, { tokens }: World, code: string) {
  if (typeof body === 'string') return body;
  if (typeof body !== 'object' || body === null) return undefined;
  const { first_name: name, ...rest } = body as Record<string, unknown>;
  // The recorded server's only profile field corresponds to `full_name`. In a registration, both servers ignore it.
  const profile = name === undefined ? {} : { [method === 'PUT' ? 'full_name' : 'first_name']: name };
  const sent: Record<string, unknown> = { ...rest, ...profile, ...add };
  if (sent['code'] === '<reset code>') sent['code'] = code;
  if (sent['refreshToken'] === '<jwt>') {
    const token = tokens.get(refresh ?? '');
    sent['refreshToken'] = token?.refreshToken === '' ? token.jwt : token?.refreshToken;
  }
  return sent;
}

interface Compared {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** Returns the recorded response with the intended difference. */
function expectedOf({ response }: Recorded, difference: Partial<Difference> = {}): Compared {
  const { status = response.status, message, otherBody, without = [], otherHeaders = [] } = difference;
  const body = message === undefined ? form(adapt(response.body)) : { message };
  const headers = Object.entries(response.headers)
    .filter(([name]) => !otherHeaders.includes(name))
    .map(([name, value]) => [name, without.includes(name) ? undefined : value]);
  return {
    status,
    body: otherBody === true ? 'not compared' : body,
    headers: status === response.status ? (Object.fromEntries(headers) as Compared['headers']) : {},
  };
}

/** Returns the parts of a response that are compared. */
function actualOf(actual: HttpResponse, { response, request }: Recorded, difference?: Difference): Compared {
  const { message, otherBody, otherHeaders = [] } = difference ?? {};
  const isJson = actual.headers['content-type']?.startsWith('application/json') === true;
  const content = isJson ? () => actual.json() : () => actual.text;
  const body = form(request.method === 'HEAD' || actual.text === '' ? null : content());
  const headers = Object.keys(response.headers)
    .filter((name) => !otherHeaders.includes(name))
    .map((name) => [name, actual.headers[name]?.toString()] as const);
  return {
    status: actual.status,
    body: otherBody === true ? 'not compared' : message === undefined ? body : { message: messageOf(actual) },
    headers: actual.status === response.status ? Object.fromEntries(headers) : {},
  };
}
