import type { Section } from '../statement.ts';

export const section3: Section = {
  number: 3,
  title: 'Entities and their fields',
  statements: [
    {
      says: 'The user, as kept on the client, has id, role (an object with a name), email, paddle_customer_id and the other fields the server returns.',
      heldBy: [
        'tests/session/specification.test.ts › specification 3: what is kept › the user has id, role, email, customer id and every other field the server sent',
        'site/adapters/auth/shapes.test.ts › what the contract allows is read whole › %s',
        'site/adapters/auth/user.test.ts › a user of the contract is kept as it is, with every field of it',
        'site/adapters/auth/user.test.ts › role: %s',
      ],
    },
    {
      says: 'paddle_customer_id is used by tracking and checkout.',
      heldBy: [
        'site/adapters/revenue/revenue-tracker.test.ts › it waits for the consent, and starts once, with whom was told first',
        'site/connected/checkout-desk.test.ts › nothing is loaded before something is wanted; then the form opens for it',
      ],
    },
    {
      says: 'The login response has jwt, user and, optionally, refreshToken.',
      heldBy: [
        'tests/session/specification.test.ts › specification 3: what is kept › the refresh token of a login response is optional',
        'site/adapters/auth/shapes.test.ts › what the contract allows is read whole › %s',
        'tests/session/replies.test.ts › specification 4: a reply that has both a jwt and a user is a sign-in, whatever else is null or odd',
      ],
    },
    {
      says: 'The refresh response has jwt.',
      heldBy: [
        'tests/session/specification.test.ts › specification 3: what is kept › a refresh response needs a jwt alone',
        'tests/session/replies.test.ts › specification 3: both tokens of a refresh or of a change of password are kept, whatever else is odd',
      ],
    },
    {
      says: 'The commons are a list of entries with key and value, turned into a map from key to value.',
      heldBy: [
        'tests/server/commons-command.test.ts › specification 3: commons of 60 entries',
        'site/adapters/commons/commons.test.ts › specification 3: commons, a list of entries each with key and value, or an object used as is',
        'site/adapters/commons/commons.test.ts › a list of several pages',
        'tests/e2e/other-servers.test.ts › specification 3: commons of several pages are all there',
      ],
    },
    {
      says: 'Or the commons are an object, used as it is.',
      heldBy: [
        'site/adapters/commons/commons.test.ts › specification 3: commons, a list of entries each with key and value, or an object used as is › %s becomes a map',
        'site/adapters/commons/commons.test.ts › specification 3: commons, a list of entries each with key and value, or an object used as is › an object used as it is may have a key named data',
      ],
    },
    {
      says: 'Conversion data has currency_code (default USD), transaction_id, totals.total or recurring_totals.total, and items with price_id, product.name, price_name, quantity and recurring_totals.subtotal.',
      heldBy: [
        'site/adapters/payments/conversion-data.test.ts › specification 3: conversion data of a completed checkout',
        'site/adapters/analytics/purchase.test.ts › specification 3: the purchase that is sent',
      ],
    },
    {
      says: 'The browser’s storage holds auth_token, auth_user (the user as JSON) and auth_refresh_token.',
      heldBy: [
        'tests/session/specification.test.ts › specification 3: what is kept › the storage holds auth_token, auth_user as JSON and auth_refresh_token',
        'tests/e2e/visitor.test.ts › a visitor with a %s › reads, registers, changes what is theirs, and comes back',
      ],
    },
    {
      says: 'The build metadata is an id.',
      heldBy: [
        'site/adapters/builds/builds.test.ts › specification 7: GET builds/latest.json with a time-stamp query › gives an id, past every cache',
        'tests/e2e/deploy.test.ts › a deployment while a page is open › specification 4: is announced within one interval, and the next click loads the new build',
      ],
    },
    {
      says: 'What other fields the server returns of a user is left open.',
      heldBy: ['tests/server/profile.test.ts › the profile › keeps what is set, and only that changes'],
    },
  ],
};
