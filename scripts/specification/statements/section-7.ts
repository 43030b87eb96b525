import type { Section } from '../statement.ts';

export const section7: Section = {
  number: 7,
  title: 'Calls made',
  statements: [
    {
      says: 'The base address comes from the public setting apiBaseUrl.',
      heldBy: [
        'tests/session/specification.test.ts › specification 7: calls › the base address is that of the settings',
        'site/config/public-config.test.ts › addresses are taken without a slash at their end, paths of the API with it',
        'tests/e2e/cross-origin.test.ts › a site whose account API has another origin › works from %s where the API allows it',
      ],
    },
    {
      says: 'The site-wide content has a local fallback for the base address.',
      heldBy: ['site/config/public-config.test.ts › nothing set is the site at its own origin, as without a build'],
    },
    {
      says: 'All account calls send a JSON content type, and the bearer token when present.',
      heldBy: [
        'site/adapters/http/http.test.ts › what is sent › a GET carries the bearer token of the moment and a JSON content type',
        'tests/session/specification.test.ts › specification 7: calls › all account calls send a JSON content type, with a body and without, signed in and not',
        'tests/session/specification.test.ts › specification 6: roles › the token is sent as a bearer token on every account call',
      ],
    },
    {
      says: 'POST /api/auth/local takes identifier and password, and gives jwt, user and refreshToken.',
      heldBy: [
        'tests/session/specification.test.ts › specification 7: calls › login sends identifier and password, registration the form',
        'tests/server/contract.test.ts › each response is one of the contract',
        'tests/contract/recorded.test.ts › the recorded contract: %s',
        'tests/session/strapi/strapi.test.ts › specification 7: against the recorded replies of a Strapi 5.54',
      ],
    },
    {
      says: 'POST /api/auth/local/register takes the registration form, and gives jwt, user and refreshToken.',
      heldBy: [
        'tests/session/specification.test.ts › specification 7: calls › login sends identifier and password, registration the form',
        'tests/server/contract.test.ts › each response is one of the contract',
        'tests/server/consent.test.ts › other clients register without it, as before',
        'tests/session/strapi/strapi.test.ts › specification 7: against the recorded replies of a Strapi 5.54',
      ],
    },
    {
      says: 'POST /api/auth/refresh takes refreshToken, and gives jwt.',
      heldBy: [
        'tests/session/specification.test.ts › specification 7: calls › refresh sends refreshToken',
        'tests/server/contract.test.ts › each response is one of the contract',
        'tests/session/strapi/strapi.test.ts › specification 7: against the recorded replies of a Strapi 5.54',
      ],
    },
    {
      says: 'POST /api/auth/change-password takes currentPassword, password and passwordConfirmation, equal to password.',
      heldBy: [
        'tests/session/specification.test.ts › specification 7: calls › change-password sends currentPassword, password and passwordConfirmation, equal to password',
        'tests/contract/recorded.test.ts › the recorded contract: %s',
        'tests/session/strapi/strapi.test.ts › specification 7: against the recorded replies of a Strapi 5.54',
      ],
    },
    {
      says: 'GET /api/users/me gives the user.',
      heldBy: [
        'tests/server/contract.test.ts › each response is one of the contract',
        'tests/contract/recorded.test.ts › the recorded contract: %s',
        'tests/session/restore.test.ts › specification 4: the role is asked for with the own-profile call',
        'tests/session/strapi/strapi.test.ts › specification 7: against the recorded replies of a Strapi 5.54',
      ],
    },
    {
      says: 'PUT /api/users/{id} takes a partial profile, and the reply is merged into the stored user.',
      heldBy: [
        'tests/session/specification.test.ts › specification 7: calls › PUT /api/users/{id} sends part of a profile, and the reply is merged into the stored user',
        'tests/server/profile.test.ts › the profile › keeps what is set, and only that changes',
        'site/connected/unkept-fields.test.ts › specification 7: a profile is saved where the reply has it as it was sent',
        'tests/e2e/other-servers.test.ts › specification 7: what a server does not offer is left out, or said to be › a field it does not keep is said so, and what was typed stays',
        'tests/session/strapi/strapi.test.ts › specification 7: against the recorded replies of a Strapi 5.54',
      ],
    },
    {
      says: 'GET /api/commons gives either data or the list directly.',
      heldBy: [
        'site/adapters/commons/commons.test.ts › specification 3: commons, a list of entries each with key and value, or an object used as is › %s becomes a map',
      ],
    },
    {
      says: 'GET or POST to any path on the same base: a generic helper.',
      heldBy: [
        'site/adapters/http/http.test.ts › what is sent',
        'tests/session/specification.test.ts › specification 7: calls › the base address is that of the settings',
      ],
    },
    {
      says: 'GET builds/latest.json with a time-stamp query gives an id.',
      heldBy: [
        'site/adapters/builds/builds.test.ts › specification 7: GET builds/latest.json with a time-stamp query',
        'tests/e2e/deploy.test.ts › a deployment while a page is open › specification 4: is announced within one interval, and the next click loads the new build',
      ],
    },
    {
      says: 'The server’s error.message is shown if present.',
      heldBy: [
        'tests/session/specification.test.ts › specification 8: what is said of an error',
        'site/connected/form-errors.test.ts › the server’s message is shown verbatim',
      ],
    },
    {
      says: 'Calls of payment provider, analytics and revenue tracker.',
      heldBy: [
        'tests/server/paddle-api.test.ts › Paddle’s API › is asked with the key and the version, and gives an entity with all its fields',
        'site/adapters/analytics/analytics.test.ts › consent comes first › all is denied, then what was granted is updated, then configured, and then what waited is sent',
      ],
    },
    {
      says: 'What a change of the password answers is left open.',
      heldBy: [
        'tests/session/replies.test.ts › specification 3: both tokens of a refresh or of a change of password are kept, whatever else is odd › a change of password with %j',
        'tests/session/strapi/strapi.test.ts › specification 7: against the recorded replies of a Strapi 5.54',
      ],
    },
    {
      says: 'What the calls of the generic helper send, and what they answer, is left open.',
      heldBy: [
        'tests/server/signup.test.ts › the %s › takes an address once its owner has pressed the button of the mail',
        'tests/server/unsubscribe.test.ts › one click in a mail program › unsubscribes at once: no cookie, no page, no question',
        'site/adapters/account/account.test.ts › specification 7: an entry of the sessions that is odd costs its own line at most',
        'tests/e2e/other-servers.test.ts › specification 7: what a server does not offer is left out, or said to be',
        'tests/e2e/other-servers.test.ts › specification 7: a link of confirmation that leads to the site',
        'tests/meta/promises.test.ts › specification 7: %s promises nothing that only one server keeps',
        'tests/session/strapi/strapi.test.ts › specification 7: against the recorded replies of a Strapi 5.54',
      ],
    },
  ],
};
