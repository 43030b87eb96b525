import { PASSWORD_COST } from '../../site/server/account/password.ts';

// Server tests compute thousands of hashes. `site/server/account/password.test.ts` tests the real cost.
Object.assign(PASSWORD_COST, { memory: 8, passes: 1, parallelism: 1 });
