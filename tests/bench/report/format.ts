/** Bytes as kilobytes of 1,000. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)}`;

/** Bytes as megabytes of 1,000,000; a dash where they are not known. */
export const megabytes = (bytes: number | undefined): string => (bytes === undefined ? '–' : whole(bytes / 1e6));

/** A whole number with commas between its thousands. */
export const whole = (value: number): string => Math.round(value).toLocaleString('en-GB');

/** A moment as a day and a time, UTC. */
export const moment = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 16)}`;

/** One row of Markdown for each row; the first column is of words, and all others are of numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [
    line(head),
    `|---|${head
      .slice(1)
      .map(() => '---:|')
      .join('')}`,
    ...rows.map(line),
  ].join('\n');
}
