export { AccountIntro } from './account-intro.tsx';
export type { AccountIntroProps } from './account-intro.tsx';
