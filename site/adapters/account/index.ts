export { createAccount } from './account.ts';
export type { Account, AccountSession } from './account.ts';
