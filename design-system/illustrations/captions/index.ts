export { Captions } from './captions.tsx';
