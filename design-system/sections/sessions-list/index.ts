export { SessionsList } from './sessions-list.tsx';
export type { SessionsListProps } from './sessions-list.tsx';
export type { Session } from './session-row.tsx';
