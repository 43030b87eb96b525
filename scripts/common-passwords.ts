import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headOfList } from '../site/connected/form/passwords/common-passwords.ts';

/**
 * `npm run common-passwords`: writes the head of the list the server refuses passwords by, for the advice beside the
 * field. The whole list would be 200 KB for every visitor who types a password; its head finds nearly all that is typed.
 */
writeFileSync(
  join(import.meta.dirname, '../site/connected/form/passwords/common-passwords.json'),
  `${JSON.stringify(await headOfList())}\n`,
);
