/** A size as macOS shows it, in megabytes of a million bytes: `64 MB`. Under one, `0.6 MB`. */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return `${megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`;
}
