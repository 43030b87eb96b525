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

const FIGURES = /(<!-- figures -->\n)[\s\S]*?(<!-- \/figures -->)/;

/** Puts the figures into the page of the documentation, with when and where they were measured. */
export function withFigures(page: string, rows: readonly Row[], measured: string): string {
  if (!FIGURES.test(page)) throw new Error('The page has no <!-- figures --> … <!-- /figures -->, where they belong');
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const lines = [
    line(['KB', ...kinds, 'in all']),
    `|---|${'---:|'.repeat(kinds.length + 1)}`,
    ...rows.map(({ title, weight }) =>
      line([title, ...kinds.map((kind) => kilobytes(weight[kind])), kilobytes(total(weight))]),
    ),
  ];
  return page.replace(FIGURES, (_whole, start: string, end: string) =>
    [`${start}${lines.join('\n')}`, '', `Measured ${measured}.`, end].join('\n'),
  );
}

function total(weight: Weight): number {
  return kinds.reduce((sum, kind) => sum + weight[kind], 0);
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}
