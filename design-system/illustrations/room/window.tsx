const FRAME = 'light-dark(oklch(0.955 0.008 85), oklch(0.4 0.028 50))';

/** Roofs under a sky; in the evening with light in two windows. */
export function Window() {
  return (
    <g>
      <path d="M22 28h128v176H22z" fill={FRAME} />
      <path d="M30 36h112v160H30z" fill="light-dark(oklch(0.9 0.04 230), oklch(0.27 0.05 265))" />
      <path
        d="M30 120l22-14 24 18v-30l20-12 22 14v26l24-10v84H30z"
        fill="light-dark(oklch(0.8 0.045 235), oklch(0.225 0.04 265))"
      />
      <path d="M30 160l30-20 34 22 20-10 28 12v32H30z" fill="light-dark(oklch(0.7 0.05 240), oklch(0.185 0.03 265))" />
      <path
        d="M84 102h7v9h-7zM102 102h7v9h-7zM52 166h8v10h-8zM66 166h8v10h-8z"
        fill="light-dark(oklch(0.88 0.035 230), oklch(0.82 0.11 80))"
      />
      <path d="M83 36h6v160h-6zM30 96h112v5H30zM14 202h144v9H14z" fill={FRAME} />
      <path d="M14 211h144v4H14z" fill="light-dark(oklch(0.76 0.03 72), oklch(0.22 0.022 46))" />
    </g>
  );
}
