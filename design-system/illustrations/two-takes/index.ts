export { TwoTakes } from './two-takes.tsx';
