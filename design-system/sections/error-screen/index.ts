export { ErrorScreen } from './error-screen.tsx';
export type { ErrorScreenProps } from './error-screen.tsx';
export type { ErrorScreenContent } from './error-screen.schema.ts';
