export { Person } from './person.tsx';
export type { PersonProps } from './person.tsx';
export type { Look } from './look.ts';
export { beard } from './looks/beard.tsx';
export { bob } from './looks/bob.tsx';
export { curls } from './looks/curls.tsx';
export { Listening } from './listening.tsx';
export { Typing } from './typing.tsx';
