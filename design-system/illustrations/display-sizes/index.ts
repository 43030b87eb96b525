export { DisplaySizes } from './display-sizes.tsx';
