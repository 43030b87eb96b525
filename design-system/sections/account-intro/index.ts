export { AccountIntro } from './account-intro.tsx';
export type { AccountIntroBehavior, AccountIntroProps } from './account-intro.tsx';
export type { AccountIntroContent } from './account-intro.schema.ts';
