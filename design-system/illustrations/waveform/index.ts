export { Waveform } from './waveform.tsx';
export type { WaveformProps } from './waveform.tsx';
