export { AccountData } from './account-data.tsx';
export type { AccountDataProps } from './account-data.tsx';
export { validateDeletion } from './validate-deletion.ts';
export type { DeletionFieldName, DeletionValues } from './validate-deletion.ts';
