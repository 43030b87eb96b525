/** Formats seconds as minutes and seconds, such as `01:05`. */
export function formatClockTime(seconds: number): string {
  const padToTwoDigits = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${padToTwoDigits(seconds / 60)}:${padToTwoDigits(seconds % 60)}`;
}
