import type { Section } from '../statement.ts';

export const section6: Section = {
  number: 6,
  title: 'Roles and permissions',
  statements: [
    {
      says: 'The role name is read from the user’s role field and exposed as the user’s role.',
      heldBy: [
        'tests/session/specification.test.ts › specification 6: roles › the role is the name in the user’s role field',
        'tests/session/restore.test.ts › specification 4: the role is asked for with the own-profile call',
        'site/adapters/auth/user.test.ts › role: %s',
      ],
    },
    {
      says: 'A bearer token is sent on every account call.',
      heldBy: [
        'tests/session/specification.test.ts › specification 6: roles › the token is sent as a bearer token on every account call',
      ],
    },
    {
      says: 'What each role may do is left open.',
      heldBy: [
        'tests/server/profile.test.ts › the profile › gives nobody a role, a customer id, a password or another state',
      ],
    },
  ],
};
