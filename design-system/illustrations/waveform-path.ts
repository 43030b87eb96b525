/**
 * Returns the bars of a waveform as an SVG path in a box of `bars` × 20 units. Speech consists of phrases with pauses
 * between them. The same seed always gives the same path, so that a page and its screenshot are equal. `noise` is the
 * loudness of the room, from 0 to 1.
 */
export function getWaveformPath(bars: number, seed: number, noise = 0): string {
  let previousHeight = 0;
  const path = Array.from({ length: bars }, (_, index) => {
    const position = index + seed * 37;
    const halfHeight = Math.max(getSpeechLevel(position), noise * getNoiseLevel(position)) * 9;
    // In steps of half a unit and relative to the previous bar, because repeated commands compress well.
    const height = Math.max(0.5, Math.round(halfHeight * 2) / 2);
    const bar = `m1-${previousHeight + height}v${height * 2}`;
    previousHeight = height;
    return bar;
  });
  return `M-.5 10${path.join('')}`;
}

function getSpeechLevel(position: number): number {
  const phraseLevel = Math.max(0, Math.sin(position / 7.3) * 0.6 + Math.sin(position / 19.1) * 0.4 + 0.25);
  const syllableLevel = 0.55 + 0.45 * Math.abs(Math.sin(position * 1.7) * Math.sin(position * 0.53 + 1));
  return Math.min(1, Math.max(0.05, phraseLevel * syllableLevel));
}

const getNoiseLevel = (position: number): number => 0.75 + 0.25 * Math.sin(position * 2.9) * Math.cos(position * 1.3);
