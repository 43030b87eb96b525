import type { ReactNode } from 'react';
import { BrowserWindow } from './browser-window.tsx';

/** Planned and real costs of a trip, in euros. */
const rows = [
  ['Train', 120, 118],
  ['Hotel', 480, 460],
  ['Food', 300, 342],
  ['Museums', 60, 48],
  ['Bicycles', 80, 64],
] as const;

const total = (column: 1 | 2): number => rows.reduce((sum, row) => sum + row[column], 0);

export interface FieldbookProps {
  formula?: string;
  /** False before the formula is entered. */
  hasTotal?: boolean;
  /** Length of the chart's bars, from 0 to 1. */
  bars?: number;
}

/** An invented table for budgets, in a lesson about sums: the cell with the total is chosen. */
export function Fieldbook({ formula = '=SUM(C2:C6)', hasTotal = true, bars = 1 }: FieldbookProps) {
  return (
    <BrowserWindow>
      <div className="flex min-h-0 grow flex-col text-[1.3em]">
        <div className="flex items-center gap-[1em] border-b border-app-line px-[1.4em] py-[0.7em]">
          <span className="font-strong">Trip budget</span>
          <span className="flex grow items-center gap-[0.8em] rounded-[0.4em] border border-app-line px-[0.8em] py-[0.3em] font-mono">
            <span className="text-ink-faint">fx</span>
            {formula}
          </span>
          <span className="rounded-[0.4em] bg-clip-camera px-[0.9em] py-[0.4em] font-medium text-on-clip">Chart</span>
        </div>
        <div className="flex min-h-0 grow">
          <div className="grid w-[62%] auto-rows-fr grid-cols-[2em_1fr_1fr_1fr] border-e border-app-line">
            {['', 'A', 'B', 'C'].map((name) => (
              <Cell key={name} className="bg-app-panel text-ink-faint">
                {name}
              </Cell>
            ))}
            {[['Item', 'Planned', 'Spent'], ...rows].map(([item, planned, spent], index) => (
              <Row key={item} number={index + 1} cells={[item, planned, spent]} isHead={index === 0} />
            ))}
            <Row number={rows.length + 2} cells={['Total', total(1), hasTotal ? total(2) : formula]} isTotal />
          </div>
          <Bars share={bars} />
        </div>
      </div>
    </BrowserWindow>
  );
}

interface RowProps {
  number: number;
  cells: readonly (string | number | undefined)[];
  isHead?: boolean;
  isTotal?: boolean;
}

function Row({ number, cells, isHead = false, isTotal = false }: RowProps) {
  return (
    <>
      <Cell className="bg-app-panel text-ink-faint">{number}</Cell>
      {cells.map((cell, index) => (
        <Cell
          key={index}
          className={`${index > 0 ? 'justify-end font-mono' : ''} ${isHead || isTotal ? 'font-strong' : ''} ${isTotal && index === 2 ? 'outline-[0.18em] -outline-offset-[0.1em] outline-clip-camera' : ''}`}
        >
          {typeof cell === 'string' && isTotal && index === 2 ? (
            <span className="text-[0.8em] whitespace-nowrap">{cell}</span>
          ) : (
            cell
          )}
        </Cell>
      ))}
    </>
  );
}

function Cell({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className={`flex items-center border-b border-app-line px-[0.7em] leading-none ${className}`}>
      {children}
    </span>
  );
}

/** Planned beside spent, item by item. `share` is their length, from 0 to 1. */
function Bars({ share }: { share: number }) {
  return (
    <div className="flex grow flex-col justify-around px-[1.4em] py-[1.2em]">
      {rows.map(([item, planned, spent]) => (
        <span key={item} className="grid gap-[0.25em]">
          <span className="h-[0.6em] rounded-full bg-app-skeleton" style={{ width: `${(planned / 5) * share}%` }} />
          <span
            className={`h-[0.6em] rounded-full ${spent > planned ? 'bg-clip-sound' : 'bg-clip-camera'}`}
            style={{ width: `${(spent / 5) * share}%` }}
          />
        </span>
      ))}
    </div>
  );
}
