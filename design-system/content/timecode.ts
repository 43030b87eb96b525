/** Formats seconds as minutes and whole seconds, such as `01:05`. */
export function formatTimecode(seconds: number): string {
  const padToTwoDigits = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${padToTwoDigits(seconds / 60)}:${padToTwoDigits(seconds % 60)}`;
}
