import { vi } from 'vitest';

/**
 * Hashes of passwords at the least cost Argon2id knows. The server's tests compute some thousands of them, and most are
 * about what a right or a wrong password leads to; at the real cost the hashes were half of their time. The real
 * cost is tested by `site/server/account/password.test.ts`; servers started as a process use it too.
 */
vi.mock('../../site/server/account/password-cost.ts', () => ({
  PASSWORD_COST: { memory: 8, passes: 1, parallelism: 1 },
}));
