import * as fc from 'fast-check';
import { LOCK_KINDS } from './browser.ts';
import type { Treatment } from './server.ts';
import { REUSES, USERS } from './server.ts';
import type { Visitor } from './visitor.ts';
import { TAMPERINGS } from './world.ts';
import type { Setting, World } from './world.ts';

/** One step of a walk. It is skipped where it makes no sense, so that what fast-check prints is what happened. */
class Step implements fc.AsyncCommand<World, World, false> {
  readonly #name: string;
  readonly #run: (world: World) => void | Promise<void>;
  readonly #can: (world: World) => boolean;

  constructor(name: string, run: (world: World) => void | Promise<void>, can: (world: World) => boolean = () => true) {
    this.#name = name;
    this.#run = run;
    this.#can = can;
  }

  check(world: World): boolean {
    return this.#can(world);
  }

  async run(_: World, world: World): Promise<void> {
    world.countStep();
    await this.#run(world);
    await world.settle();
  }

  toString(): string {
    return this.#name;
  }
}

const tab = fc.nat(2);
const user = fc.constantFrom(...USERS);
const pending = fc.nat(5);
const isPending = (world: World): boolean => world.server.pending.length > 0;

const treatment: fc.Arbitrary<Treatment> = fc.oneof(
  { weight: 10, arbitrary: fc.constant<Treatment>('well') },
  { weight: 3, arbitrary: fc.constant<Treatment>('bare') },
  { weight: 2, arbitrary: fc.constant<Treatment>('odd') },
  { weight: 4, arbitrary: fc.constantFrom<Treatment[]>('lost', 'cut', 'no jwt', 'no user', 'html') },
  { weight: 4, arbitrary: fc.constantFrom<Treatment[]>(400, 401, 403, 408, 429, 500, 503) },
);

/** A step of one tab, which takes no more than the tab. */
function ofTab(weight: number, name: string, run: (visitor: Visitor) => void) {
  const arbitrary = tab.map(
    (index) =>
      new Step(
        `${name} in tab ${index}`,
        (world) => run(world.visitor(index)),
        (world) => index < world.tabs,
      ),
  );
  return { weight, arbitrary };
}

/** Every step there is, the common ones more often. */
export const steps: fc.Arbitrary<Step> = fc.oneof(
  ofTab(4, 'restore', (visitor) => visitor.restore()),
  ofTab(3, 'refresh', (visitor) => visitor.refresh()),
  ofTab(3, 'call', (visitor) => visitor.call()),
  ofTab(3, 'update the profile', (visitor) => visitor.updateProfile()),
  ofTab(2, 'change the password', (visitor) => visitor.changePassword()),
  ofTab(2, 'log out', (visitor) => visitor.logout()),
  ofTab(1, 'register', (visitor) => visitor.register()),
  ofTab(1, 'sync', (visitor) => visitor.sync()),
  {
    weight: 5,
    arbitrary: fc.tuple(tab, user, fc.nat(7)).map(
      ([index, userId, luck]) =>
        new Step(
          `log in as ${userId}${luck === 0 ? ' with a wrong password' : ''} in tab ${index}`,
          (world) => world.visitor(index).login(userId, luck !== 0),
          (world) => index < world.tabs,
        ),
    ),
  },
  {
    weight: 16,
    arbitrary: fc
      .tuple(pending, treatment)
      .map(([at, how]) => new Step(`respond to request ${at}: ${how}`, (world) => world.respond(at, how), isPending)),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(pending, treatment)
      .map(([at, how]) => new Step(`serve request ${at}: ${how}`, (world) => world.serve(at, how), isPending)),
  },
  {
    weight: 5,
    arbitrary: tab.map(
      (index) =>
        new Step(
          `deliver a storage event to tab ${index}`,
          (world) => world.deliverEvent(index),
          (world) => index < world.tabs && world.undelivered(index) > 0,
        ),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(tab, fc.boolean()).map(
      ([index, reachesServer]) =>
        new Step(
          `the next page in tab ${index}; what the last one sent is ${reachesServer ? 'done' : 'lost'}`,
          (world) => world.navigate(index, reachesServer),
          (world) => index < world.tabs,
        ),
    ),
  },
  {
    weight: 4,
    arbitrary: user.map((id) => new Step(`the tokens of ${id} run out`, (world) => world.server.expire(id))),
  },
  {
    weight: 1,
    arbitrary: user.map((id) => new Step(`the sessions of ${id} end`, (world) => world.server.endSessions(id))),
  },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(1, 100, 300, 1000, 5000, 16_000, 21_000, 61_000)
      .map((ms) => new Step(`${ms} ms pass`, (world) => world.wait(ms))),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('wipe' as const, ...(Object.keys(TAMPERINGS) as (keyof typeof TAMPERINGS)[]))
      .map((how) => new Step(`somebody leaves ${how}`, (world) => world.tamper(how))),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(true, false, false, false).map(
      (isFull) =>
        new Step(`the storage is ${isFull ? 'full' : 'not full'}`, (world) => {
          world.browser.isFull = isFull;
        }),
    ),
  },
);

/** How walks begin. Now and then a tab may not use the storage. */
export const settings: fc.Arbitrary<Setting> = fc.record({
  tabs: fc.array(fc.record({ isBlocked: fc.nat(19).map((luck) => luck === 19) }), { minLength: 1, maxLength: 3 }),
  locks: fc.constantFrom(...LOCK_KINDS),
  reuse: fc.constantFrom(...REUSES),
  left: fc.constantFrom<Setting['left'][]>(
    'a session',
    'nothing',
    'a session that ran out',
    'a session without a refresh token',
    'rubbish',
  ),
});
