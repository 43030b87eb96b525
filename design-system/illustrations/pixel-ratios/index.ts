export { PixelRatios } from './pixel-ratios.tsx';
