export { SessionsList } from './sessions-list.tsx';
export type { SessionsListBehavior, SessionsListProps } from './sessions-list.tsx';
export type { Session } from './session-row.tsx';
export type { SessionsListContent } from './sessions-list.schema.ts';
