/**
 * Formats a size in megabytes of a million bytes, as macOS does. Sizes below 10 MB have one decimal: `64 MB`, `0.6 MB`.
 */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return `${megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`;
}
