/** The most characters of a request that a response repeats. */
const ECHO_LIMIT = 200;

/** A text of a request as a response may repeat it: whole, or cut to 200 characters with an ellipsis at its end. */
export function echo(text: string): string {
  if (text.length <= ECHO_LIMIT) return text;
  // Half of a character written as two code units is none.
  return `${text.slice(0, ECHO_LIMIT - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** A value of a request as a response may repeat it: itself, or the beginning of its text where that is long. */
export function echoValue(value: unknown): unknown {
  if (typeof value === 'string') return echo(value);
  const json = JSON.stringify(value);
  return json.length <= ECHO_LIMIT ? value : echo(json);
}
