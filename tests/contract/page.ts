import type { Comparison } from './compare.ts';
import type { Difference } from './differences.ts';
import type { Recorded } from './recording.ts';

/** A group of the recording and the intended differences in it. */
export interface Group {
  readonly group: string;
  readonly requests: readonly Recorded[];
  readonly differences: Readonly<Record<string, Difference>>;
}

/** `docs/contract.md`: how many responses are as recorded, and every intended difference with its reason. */
export function contractPage(compared: readonly Comparison[], groups: readonly Group[]): string {
  const errors = compared.filter(({ message }) => message !== undefined);
  const same = (all: readonly Comparison[], key: keyof Comparison) =>
    `${all.filter((each) => each[key] === true).length} of ${all.length}`;
  const listed = groups.reduce((sum, { differences }) => sum + Object.keys(differences).length, 0);
  return `${HEAD}
| | the same as recorded |
|---|---|
| status | ${same(compared, 'status')} |
| shape of the body | ${same(compared, 'shape')} |
| \`error.message\` of an error response | ${same(errors, 'message')} |
| all of status, body word for word, and headers | ${compared.length - listed} of ${compared.length} |

The rest are the ${listed} intended differences below.
${RUNNING_THROUGH}
## Each response that differs
${groups
  .filter(({ differences }) => Object.keys(differences).length > 0)
  .map(section)
  .join('')}`;
}

function section({ group, requests, differences }: Group): string {
  const rows = requests.flatMap(({ name, response }) => {
    const difference = differences[name];
    return difference === undefined ? [] : [row(name, response.status, difference)];
  });
  return `
### ${TITLES[group] ?? group}

| request | recorded | here | why |
|---|---|---|---|
${rows.join('\n')}
`;
}

function row(name: string, recorded: number, { status = recorded, message, without, reason }: Difference): string {
  const here = [String(status), ...(message === undefined ? [] : [`"${message}"`])].join(' ');
  const headers = without === undefined ? '' : `, without \`${without.join('`, `')}\``;
  return `| ${name} | ${recorded} | ${here}${headers} | ${reason} |`.replaceAll('\n', ' ');
}

const TITLES: Readonly<Record<string, string>> = {
  main: 'Every call once, and its errors',
  rate: 'Too many requests',
  extra: 'Names, profiles, logging out',
  extra2: 'Taking over names',
  confirm: 'Addresses that must be confirmed',
  expiry: 'Tokens that run out',
  rolefind: 'Grants of roles',
};

const HEAD = `# The account contract, and where this server differs

The wire is that of Strapi 5's users-permissions API with refresh tokens. \`tests/contract/recorded.json\` holds 257
requests to a real one, and what it responded; \`tests/contract/recorded.test.ts\` replays them against this server, on
SQLite and on PostgreSQL, with the same result. **This page is written by that test** from
\`tests/contract/differences.ts\` and fails it when it is not up to date (\`vitest run tests/contract --update\`).
`;

const RUNNING_THROUGH = `
## What runs through all of it

- A password has at least 8 bytes, not 6 characters, and is none of the list of common ones, nor the user's own name.
- A password is never repeated in a response, neither as the \`value\` of an error nor in its message.
- The profile fields are \`full_name\`, \`company\` and \`country\`, where the recorded server had \`first_name\`.
- \`paddle_customer_id\` is set by the payment provider alone.
- A user has their role with them, because the client reads its name.
- A refresh token used a second time ends its session, and the owner gets a mail. For 60 seconds, and as long as the
  successor was not used, the same client gets the same successor again. A session is refreshed 30 times at once, then
  once in 20 seconds.
- Limits are counted in the database, per account and per address, and apart for devices and addresses the account knows
  ([limits.md](limits.md)); over one, the response is 429 with \`Retry-After\`. Each further failure doubles the pause.
- A response that signs in sets the cookie \`onset_device\`, by which the device is known from then on. No call needs it.
- \`POST /api/auth/logout\` also takes a refresh token without an access token, or with one that ran out.
- Codes to set a new password are good side by side, each for its hour, until one of them is used.
- Registration also takes \`consent\`, the version of the terms that was agreed to; left out, nothing is kept of it.
- A username has 3 to 32 letters of any script (with their marks), digits, \`.\`, \`_\` or \`-\`, does not look like a web
  address, and is kept composed (NFC). Scripts may be mixed: nobody is shown another's name. One from before these rules
  stays good until it is changed.
- \`PUT /api/users/{id}\` with another \`email\` needs \`currentPassword\`: missing, 400 "currentPassword is a required field";
  wrong, 400 "The provided current password is invalid", counted with the other guesses. The address waits as
  \`pending_email\` until the button of the link sent there is pressed, is dropped by any new password, and the address
  before gets a link that undoes the change for 7 days, ends all sessions and voids the password. Until then nobody else
  can have that address.
- JSON nested deeper than 32 levels, and texts with NUL or half a surrogate pair, are 400.
- A body has at most 64 KB, or the response is 413. An error repeats at most 200 characters of a request.
- \`GET /api/commons\` takes five sorts and five filters at most; more are 400.
- While the database cannot be used, every call that needs it is 503 with \`Retry-After\`.

## Calls the contract does not have

| call | response |
|---|---|
| \`POST /api/account/delete\` \`{password}\` | 200 \`{ok:true}\`; wrong password 400 "The provided current password is invalid"; without a token 403 |
| \`GET /api/account/export\` | 200, everything kept about the user as a JSON file; without a token 403 |
| \`GET /api/account/email-change\` | 200 \`{data:{email,startedAt}}\`, the address that waits, or \`{data:null}\`; without a token 403 |
| \`DELETE /api/account/email-change\` | 200 \`{ok:true}\`: none waits any more; without a token 403 |
| \`POST /api/account/email-change/resend\` | 200 \`{ok:true}\`: its mail is sent again; 404 where none waits; without a token 403 |
| \`POST /api/auth/email-confirmation\` \`{confirmation}\` | 200 \`{ok:true}\`; 400 "Invalid token", or "Email already taken" where it is another's by now |
| \`POST /confirm-email?code=…\`, \`POST /undo-email-change?code=…\` | 303 to the page, with what came of it as the anchor: the form of these pages, without a script |
| \`POST /api/newsletter\`, \`POST /api/waitlist\` \`{email, source?}\` | 200 \`{ok:true}\` for every address, and a mail to it; a form of the own origin 303 to \`/newsletter\`, with what came of it as the anchor; 400 for what is no address |
| \`POST /api/newsletter/unsubscribe?token=…\` | 200 \`{ok:true}\`, also for a token of which nothing is known; no cookie, no \`Origin\` looked at (RFC 8058); 400 without a token |
| \`GET /api/newsletter/unsubscribe?token=…\` | 302 to the page \`/unsubscribe\`; changes nothing |
| \`POST /newsletter?code=…\`, \`POST /unsubscribe?code=…\` | 303 to the page, with what came of it as the anchor |
| \`GET /healthz\`, \`GET /readyz\` | 200; \`/readyz\` 503 while the database cannot be read and written |

\`GET /api/auth/email-confirmation\` confirms nothing: it leads to \`/confirm-email\`, whose button does. A link that is no
longer good leads a browser (one that accepts HTML) to that page's words for it, where the recorded server shows it JSON.
\`POST /api/auth/send-email-confirmation\` writes to the address of an account that has not proved it, never to one that waits.
`;
