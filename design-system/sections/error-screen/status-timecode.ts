/** A status code as the place on a timeline where the frame is missing: 404 is `00:04:04`. */
export function statusTimecode(statusCode: number | undefined): string {
  if (statusCode === undefined) return '--:--:--';
  const digits = String(Math.trunc(statusCode)).padStart(6, '0');
  return `${digits.slice(0, -4)}:${digits.slice(-4, -2)}:${digits.slice(-2)}`;
}
