import type { Section } from '../statement.ts';

export const section5: Section = {
  number: 5,
  title: 'Validation rules',
  statements: [
    {
      says: 'Updating the profile or changing the password requires a signed-in user; otherwise the error is User not authenticated.',
      heldBy: [
        'tests/session/specification.test.ts › specification 5: who may change an account',
        'tests/e2e/session.test.ts › a session that is gone › leaves the forms as they are, and the way to log in brings back what was typed',
      ],
    },
    {
      says: 'A route that fails its validity check gives a 404 page.',
      heldBy: [
        'site/app/root.test.ts › specification 5: a page that fails its validity check is a 404: %s',
        'tests/server/page-validity.test.ts › specification 5: a page that the build made is a 404 outside the days it is there',
        'site/compositor/validity.test.ts › a page is gone from the first moment of the day that is named as its end',
      ],
    },
    {
      says: 'What the forms for login, registration and profile fields ask for is left open.',
      heldBy: [
        'site/connected/form-rules.test.ts › log in',
        'site/connected/form-rules.test.ts › register',
        'site/connected/form-rules.test.ts › profile',
      ],
    },
  ],
};
