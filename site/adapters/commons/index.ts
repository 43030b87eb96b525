export { COMMONS_FAILED, createCommons } from './commons.ts';
export type { Commons, CommonsState } from './commons.ts';
