export { Teleprompter } from './teleprompter.tsx';
