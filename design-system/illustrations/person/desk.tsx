/** The top of a desk and its edge, far wider than any picture it is in. By lamp light in the dark theme. */
export function Desk() {
  return (
    <g>
      <path d="M-900 302h2040v50H-900z" fill="light-dark(oklch(0.76 0.05 68), oklch(0.42 0.045 58))" />
      <path d="M-900 350h2040v20H-900z" fill="light-dark(oklch(0.64 0.058 60), oklch(0.31 0.04 54))" />
    </g>
  );
}
