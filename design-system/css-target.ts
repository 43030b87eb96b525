/**
 * Oldest browser versions that the styles support: the first with `light-dark()`, container queries and nesting. For
 * older ones, the build would expand every theme color into two rules.
 */
export const cssTarget = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];
