export { ClearBackground } from './clear-background.tsx';
