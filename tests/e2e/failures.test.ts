import { describe, expect, inject, test } from 'vitest';
import { prepareBrowser } from './browser.ts';
import { FAILURES } from './failures/failures.ts';
import { blanks } from './failures/look.ts';
import { newSession, openFailing } from './failures/open.ts';
import { newPerson } from './people.ts';

const visit = prepareBrowser();

/** Pages that ask something of the API, each with what it shows; `npm run failures` looks at all. */
const SIGNED_OUT = ['/', '/login', '/register', '/checkout?plan=yearly', '/nope'];
const SIGNED_IN = ['/profile', '/customer-portal', '/checkout?plan=yearly', '/success'];

describe.each(FAILURES)('$name: nothing is blank, and nothing endless', (failure) => {
  test.for([...SIGNED_OUT.map((path) => [path, false] as const), ...SIGNED_IN.map((path) => [path, true] as const)])(
    '%s, signed in: %s',
    async ([path, isSignedIn]) => {
      const visitor = await visit();
      const session = isSignedIn ? await newSession(inject('origin'), newPerson().username) : undefined;
      const { page, endless, thrown } = await openFailing(visitor.context, path, failure, session);
      expect({ endless, blank: await blanks(page), thrown }).toEqual({ endless: [], blank: [], thrown: [] });
      // What the network says of itself is the point.
      visitor.consoleErrors.length = 0;
    },
  );
});
