import { kinds } from './weigh.ts';
import type { Weight } from './weigh.ts';

/** What one project weighs. */
export interface Row {
  readonly title: string;
  readonly weight: Weight;
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** The figures of all projects as a table: kilobytes, thousand bytes each. */
export function table(rows: readonly Row[]): string {
  const head = ['KB', ...kinds, 'in all'];
  const lines = rows.map(({ title, weight }) => [
    title,
    ...kinds.map((kind) => kilobytes(weight[kind])),
    kilobytes(total(weight)),
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => (line[column] ?? '').length)));
  return [head, ...lines]
    .map((line) => line.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('  '))
    .join('\n');
}

function total(weight: Weight): number {
  return kinds.reduce((sum, kind) => sum + weight[kind], 0);
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}
