import type { Comparison } from './compare.ts';
import type { Difference } from './differences.ts';
import type { Recorded } from './exchange.ts';

/** A group of the recording and what is meant to differ in it. */
export interface Group {
  readonly group: string;
  readonly exchanges: readonly Recorded[];
  readonly differences: Readonly<Record<string, Difference>>;
}

/** `docs/contract.md`: how many answers are as recorded, and every one that is meant not to be, with its reason. */
export function contractPage(compared: readonly Comparison[], groups: readonly Group[]): string {
  const refusals = compared.filter(({ message }) => message !== undefined);
  const same = (all: readonly Comparison[], key: keyof Comparison) =>
    `${all.filter((each) => each[key] === true).length} of ${all.length}`;
  const listed = groups.reduce((sum, { differences }) => sum + Object.keys(differences).length, 0);
  return `${HEAD}
| | the same as recorded |
|---|---|
| status | ${same(compared, 'status')} |
| shape of the body | ${same(compared, 'shape')} |
| \`error.message\` of a refusal | ${same(refusals, 'message')} |
| all of status, body word for word, and headers | ${compared.length - listed} of ${compared.length} |

The rest are the ${listed} intended differences below.
${RUNNING_THROUGH}
## Each answer that differs
${groups
  .filter(({ differences }) => Object.keys(differences).length > 0)
  .map(section)
  .join('')}`;
}

function section({ group, exchanges, differences }: Group): string {
  const rows = exchanges.flatMap(({ name, response }) => {
    const difference = differences[name];
    return difference === undefined ? [] : [row(name, response.status, difference)];
  });
  return `
### ${TITLES[group] ?? group}

| exchange | recorded | here | why |
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
  main: 'Every call once, and its faults',
  rate: 'Too many requests',
  extra: 'Names, profiles, logging out',
  extra2: 'Taking over names',
  confirm: 'Addresses that must be confirmed',
  expiry: 'Tokens that run out',
  rolefind: 'Grants of roles',
};

const HEAD = `# The account contract, and where this server differs

The wire is that of Strapi 5's users-permissions API with refresh tokens. \`tests/contract/recorded.json\` holds 257
exchanges with a real one; \`tests/contract/recorded.test.ts\` replays them against this server, on SQLite and on
PostgreSQL, with the same result. **This page is written by that test** from \`tests/contract/differences.ts\` and fails it
when it is not up to date (\`vitest run tests/contract --update\`).
`;

const RUNNING_THROUGH = `
## What runs through all of it

- A password has at least 8 bytes, not 6 characters, and is none of the list of common ones, nor the user's own name.
- A password is never repeated in an answer, neither as the \`value\` of a fault nor in its message.
- The profile fields are \`full_name\`, \`company\` and \`country\`, where the recorded server had \`first_name\`.
- \`paddle_customer_id\` is set by the payment provider alone.
- A user has their role with them, because the client reads its name.
- A refresh token used a second time ends its session. Within 10 seconds the same client gets the same successor again.
- Limits are counted in the database, per account and per address, and told by 429 with \`Retry-After\`. Each further
  failure doubles the pause.
- \`POST /api/auth/logout\` also takes a refresh token without an access token.
- While a new address waits to be confirmed, the user has a member \`pending_email\`.
- JSON nested deeper than 32 levels, and texts with NUL or half a surrogate pair, are 400.

## Calls the contract does not have

| call | answer |
|---|---|
| \`POST /api/account/delete\` \`{password}\` | 200 \`{ok:true}\`; wrong password 400 "The provided current password is invalid"; without a token 403 |
| \`GET /api/account/export\` | 200, everything kept about the caller as a JSON file; without a token 403 |
| \`GET /healthz\`, \`GET /readyz\` | 200, or 503 while the database does not answer |

\`GET /api/auth/email-confirmation\` leads a browser (one that accepts HTML) to \`/login?confirmed=1\`, or to
\`/login?confirmed=0\` where the recorded server shows it JSON.
`;
