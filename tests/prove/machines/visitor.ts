import * as z from 'zod';
import type { Random } from '../random.ts';
import type { Call, Caller } from './caller.ts';
import type { Answer, Ledger } from './ledger.ts';

/** What one person was told, to be compared with the database and the mails. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly id: number;
  password: string;
  company: string | null;
  refreshToken: string;
  /** How often the password was changed, which is known for certain. */
  changes: number;
  /** Mails that must have come, and those that may have come besides, by their event. */
  readonly mails: Map<string, { readonly least: number; readonly most: number }>;
}

const tokensSchema = z.object({ jwt: z.string(), refreshToken: z.string(), user: z.object({ id: z.number() }) });
const nextTokensSchema = z.object({ jwt: z.string(), refreshToken: z.string() });
const userSchema = z.object({ company: z.string().nullable() });

/** What is asked by who is not signed in, or by a token of the body. */
const ASKED_SIGNED_OUT: ReadonlySet<string> = new Set([
  'register',
  'login',
  'refresh',
  'forgot-password',
  'newsletter',
]);

/** Somebody at a browser, who does one thing after the other. What they are told is right, or the ledger blames it. */
export class Visitor {
  readonly #caller: Caller;
  readonly #ledger: Ledger;
  readonly #random: Random;
  #jwt = '';
  #cookie: string | undefined;

  constructor(caller: Caller, ledger: Ledger, random: Random) {
    this.#caller = caller;
    this.#ledger = ledger;
    this.#random = random;
  }

  /** Makes an account and uses it for a while, until `isOver`. */
  async live(name: string, isOver: () => boolean): Promise<Person> {
    const person = await this.#register(name);
    const [look, refresh] = [() => this.#look(person), () => this.#refresh(person)];
    const acts = [look, look, refresh, refresh, () => this.#edit(person), () => this.#signInAgain(person)] as const;
    for (let step = 0; step < 10 && !isOver(); step += 1) await this.#random.pick(acts)();
    if (this.#random.chance(0.5)) await this.#changePassword(person);
    if (this.#random.chance(0.5)) await this.#ask(person, 'newsletter', '/api/newsletter', 'confirm-newsletter');
    if (this.#random.chance(0.3))
      await this.#ask(person, 'forgot-password', '/api/auth/forgot-password', 'reset-password');
    return person;
  }

  /** A person who is not told whether there is an account now tries again, and then logs in. */
  async #register(name: string): Promise<Person> {
    const email = `${name}@example.test`;
    const password = `the first password of ${name}`;
    const body = { username: name, email, password };
    const answer = await this.#post('register', '/api/auth/local/register', body);
    const answered =
      answer.status === 400 && answer.lost > 0
        ? await this.#post('login', '/api/auth/local', { identifier: email, password })
        : answer;
    const { jwt, refreshToken, user } = this.#read(answered, tokensSchema);
    this.#jwt = jwt;
    this.#cookie = answered.cookie;
    return { name, email, id: user.id, password, company: null, refreshToken, changes: 0, mails: new Map() };
  }

  async #look(person: Person): Promise<void> {
    await this.#caller.once({ kind: 'page', method: 'GET', path: '/' });
    const { company } = this.#read(await this.#signedIn('GET', 'me', '/api/users/me'), userSchema);
    if (company !== person.company)
      this.#ledger.blame(`${person.name}: the company is ${company}, and ${person.company} was stored before`);
  }

  async #edit(person: Person): Promise<void> {
    const company = `company ${this.#random.whole(1, 1e9)}`;
    const answer = await this.#signedIn('PUT', 'profile', `/api/users/${person.id}`, { company });
    this.#read(answer, userSchema);
    person.company = company;
  }

  /** One to three tabs refresh at once: all must come to the same token. */
  async #refresh(person: Person): Promise<void> {
    const { refreshToken } = person;
    const tabs = Array.from({ length: this.#random.whole(1, 3) }, () =>
      this.#post('refresh', '/api/auth/refresh', { refreshToken }),
    );
    const tokens = (await Promise.all(tabs)).map((answer) => this.#read(answer, nextTokensSchema));
    if (new Set(tokens.map((each) => each.refreshToken)).size > 1)
      this.#ledger.blame(`${person.name}: one refresh token gave several`);
    for (const next of tokens) {
      this.#jwt = next.jwt;
      person.refreshToken = next.refreshToken;
    }
  }

  async #signInAgain(person: Person): Promise<void> {
    const body = { identifier: person.email, password: person.password };
    const { jwt, refreshToken } = this.#read(await this.#post('login', '/api/auth/local', body), tokensSchema);
    this.#jwt = jwt;
    person.refreshToken = refreshToken;
  }

  /** Who is not told whether the password was changed tries the new one, and then the old one. */
  async #changePassword(person: Person): Promise<void> {
    const password = `another password of ${person.name}`;
    const change = { currentPassword: person.password, password, passwordConfirmation: password };
    const call = this.#call('POST', 'change-password', '/api/auth/change-password', change);
    const answer = await this.#caller.once(call);
    const identifier = person.email;
    const after = answer.isServers ? answer : await this.#post('login', '/api/auth/local', { identifier, password });
    if (after.status === 400 && !answer.isServers) return this.#signInAgain(person);
    const { jwt, refreshToken } = this.#read(after, nextTokensSchema);
    this.#jwt = jwt;
    Object.assign(person, { password, refreshToken, changes: person.changes + 1 });
    person.mails.set('password-changed', { least: 1, most: 1 });
  }

  /** Asks for a mail: once for each time it was answered, and perhaps for each time it was not. */
  async #ask(person: Person, kind: string, path: string, event: string): Promise<void> {
    const answer = await this.#post(kind, path, { email: person.email });
    if (answer.status === undefined || answer.status >= 300)
      this.#ledger.blame(`${person.name}: ${kind} got ${answer.status}: ${answer.body}`);
    person.mails.set(event, { least: 1, most: 1 + answer.lost });
  }

  #call(method: string, kind: string, path: string, body?: object): Call {
    const headers = {
      ...(this.#jwt === '' || ASKED_SIGNED_OUT.has(kind) ? {} : { authorization: `Bearer ${this.#jwt}` }),
      ...(this.#cookie === undefined ? {} : { cookie: this.#cookie }),
    };
    return { kind, method, path, headers, ...(body === undefined ? {} : { body }) };
  }

  #post(kind: string, path: string, body: object): Promise<Answer & { readonly lost: number }> {
    return this.#caller.untilAnswered(this.#call('POST', kind, path, body));
  }

  #signedIn(method: string, kind: string, path: string, body?: object): Promise<Answer> {
    return this.#caller.once(this.#call(method, kind, path, body));
  }

  /** What a good answer says. Throws an `Error` for any other: this life cannot go on. */
  #read<Schema extends z.ZodType>({ kind, status, body }: Answer, schema: Schema): z.infer<Schema> {
    if (status === 200) return schema.parse(JSON.parse(body));
    throw new Error(`${kind} got ${status ?? 'no answer'}: ${body}`);
  }
}
