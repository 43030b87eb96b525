/**
 * Returns the bars of a waveform as an SVG path in a box of `bars` × 20 units. Speech consists of phrases with pauses
 * between them. The same seed always gives the same path, so that a page and its screenshot are equal. `noise` is the
 * loudness of the room, from 0 to 1.
 */
export function getWaveformPath(bars: number, seed: number, noise = 0): string {
  return Array.from({ length: bars }, (_, index) => {
    const position = index + seed * 37;
    const halfHeight = Math.max(getSpeechLevel(position), noise * getNoiseLevel(position)) * 9;
    return `M${index}.5 ${round(10 - halfHeight)}V${round(10 + halfHeight)}`;
  }).join('');
}

function getSpeechLevel(position: number): number {
  const phraseLevel = Math.max(0, Math.sin(position / 7.3) * 0.6 + Math.sin(position / 19.1) * 0.4 + 0.25);
  const syllableLevel = 0.55 + 0.45 * Math.abs(Math.sin(position * 1.7) * Math.sin(position * 0.53 + 1));
  return Math.min(1, Math.max(0.05, phraseLevel * syllableLevel));
}

const getNoiseLevel = (position: number): number => 0.75 + 0.25 * Math.sin(position * 2.9) * Math.cos(position * 1.3);

const round = (value: number): number => Math.round(value * 10) / 10;
