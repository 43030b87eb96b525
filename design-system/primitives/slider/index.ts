export { Slider } from './slider.tsx';
export type { SliderProps } from './slider.tsx';
