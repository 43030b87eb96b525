export { FinishedTake, RawTake } from './take.tsx';
