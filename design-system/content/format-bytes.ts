/** Formats a size in megabytes of a million bytes, as macOS does: `64 MB`, or `0.6 MB` below 10 MB. */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return `${megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`;
}
