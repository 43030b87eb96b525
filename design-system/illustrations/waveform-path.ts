/**
 * Returns the bars of a waveform as an SVG path in a box of `bars` × 20 units. Speech consists of phrases with pauses
 * between them. The same seed always gives the same path, so that a page and its screenshot are equal. `noise` is the
 * loudness of the room, from 0 to 1.
 */
export function waveformPath(bars: number, seed: number, noise = 0): string {
  return Array.from({ length: bars }, (_, index) => {
    const at = index + seed * 37;
    const half = Math.max(loudness(at), noise * getNoiseLevel(at)) * 9;
    return `M${index}.5 ${round(10 - half)}V${round(10 + half)}`;
  }).join('');
}

function loudness(at: number): number {
  const phrase = Math.max(0, Math.sin(at / 7.3) * 0.6 + Math.sin(at / 19.1) * 0.4 + 0.25);
  const ripple = 0.55 + 0.45 * Math.abs(Math.sin(at * 1.7) * Math.sin(at * 0.53 + 1));
  return Math.min(1, Math.max(0.05, phrase * ripple));
}

const getNoiseLevel = (at: number): number => 0.75 + 0.25 * Math.sin(at * 2.9) * Math.cos(at * 1.3);

const round = (value: number): number => Math.round(value * 10) / 10;
