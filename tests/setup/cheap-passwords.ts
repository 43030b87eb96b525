import { vi } from 'vitest';

/**
 * Hashes of passwords at the least cost Argon2id knows. The server's tests compute some thousands of them, and most are
 * about what a right or a wrong password leads to; at the real cost the hashes were half of their time. What is about
 * the cost itself (`tests/server/password.test.ts`) asks for the real one, and so does every server started as a process.
 */
vi.mock('../../site/server/account/password-cost.ts', () => ({
  PASSWORD_COST: { memory: 8, passes: 1, parallelism: 1 },
}));
