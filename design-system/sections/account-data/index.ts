export { AccountData } from './account-data.tsx';
export type { AccountDataBehavior, AccountDataProps } from './account-data.tsx';
export type { AccountDataContent } from './account-data.schema.ts';
export type { RunningSubscription } from './running.tsx';
export type { DeletionFields, DeletionValues } from './fields.ts';
