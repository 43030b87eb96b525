import type { ComponentProps, ReactNode } from 'react';
import { BrowserWindow } from './browser-window.tsx';
import { CodeEditor } from './code-editor.tsx';
import { FerryBooking } from './ferry-booking.tsx';

/** Recorded apps, all fictional: a code editor, a ferry booking, a spreadsheet for a lesson, and a shop with a bug. */
const apps = { code: CodeEditor, booking: FerryBooking, lesson: Fieldbook, shop: Larder } as const;

export type RecordedApp = keyof typeof apps;

interface RecordedWindowProps extends ComponentProps<'div'> {
  app: RecordedApp;
}

/** Recorded app that scales with the width of its box. */
export function RecordedWindow({ app, className = '', children, ...rest }: RecordedWindowProps) {
  const App = apps[app];
  return (
    <div className={`@container absolute ${className}`} {...rest}>
      <div className="absolute inset-0" style={{ fontSize: '1.88cqi' }}>
        <App />
      </div>
      {children}
    </div>
  );
}

/** Planned and real costs of a trip, in euros. */
const budgetRows = [
  ['Train', 120, 118],
  ['Hotel', 480, 460],
  ['Food', 300, 342],
  ['Museums', 60, 48],
  ['Bicycles', 80, 64],
] as const;

const total = (column: 1 | 2): number => budgetRows.reduce((sum, row) => sum + row[column], 0);

interface FieldbookProps {
  formula?: string;
  /** False before the formula is entered. */
  hasTotal?: boolean;
  /** Factor for the length of the chart's bars, from 0 to 1. */
  bars?: number;
}

/** Fictional spreadsheet with a budget, for a lesson about sums. The cell with the total is selected. */
export function Fieldbook({ formula = '=SUM(C2:C6)', hasTotal = true, bars = 1 }: FieldbookProps) {
  return (
    <BrowserWindow url="fieldbook.example/trip">
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
            {[['Item', 'Planned', 'Spent'], ...budgetRows].map(([item, planned, spent], index) => (
              <Row key={item} number={index + 1} cells={[item, planned, spent]} isHead={index === 0} />
            ))}
            <Row number={budgetRows.length + 2} cells={['Total', total(1), hasTotal ? total(2) : formula]} isTotal />
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

/** Bar chart of planned and real costs by item. `share` is a factor for the length of the bars, from 0 to 1. */
function Bars({ share }: { share: number }) {
  return (
    <div className="flex grow flex-col justify-around px-[1.4em] py-[1.2em]">
      {budgetRows.map(([item, planned, spent]) => (
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

const cartItems = [
  { name: 'Oat milk', detail: '2 × 1 l', price: '€4.20', tone: 'bg-clip-screen' },
  { name: 'Rye bread', detail: '750 g', price: '€3.90', tone: 'bg-clip-sound' },
  { name: 'Coffee beans', detail: '500 g', price: '€8.50', tone: 'bg-clip-camera' },
] as const;

interface LarderProps {
  voucher?: string;
  total?: string;
}

/** Cart of a fictional shop after a voucher was entered. In a bug report, its total isn't a number. */
export function Larder({ voucher = 'SPRING', total = '€14.10' }: LarderProps) {
  return (
    <BrowserWindow url="larder.example/basket">
      <div className="flex min-h-0 grow flex-col text-[1.1em]">
        <div className="flex items-center gap-[1.6em] border-b border-app-line px-[1.6em] py-[0.6em] text-ink-muted">
          <span className="font-strong text-ink">Larder</span>
          <span>Shop</span>
          <span>Orders</span>
          <span className="ms-auto rounded-full bg-app-track px-[0.9em] py-[0.3em]">Basket 3</span>
        </div>
        <div className="flex min-h-0 grow gap-[1.8em] p-[1.2em]">
          <div className="flex grow flex-col">
            <span className="pb-[0.6em] text-[1.3em] font-strong">Your basket</span>
            {cartItems.map(({ name, detail, price, tone }) => (
              <span key={name} className="flex grow items-center gap-[1em] border-t border-app-line">
                <span className={`size-[2.6em] shrink-0 rounded-[0.5em] ${tone}`} />
                <span className="grid grow leading-[1.3]">
                  <span className="font-medium">{name}</span>
                  <span className="text-[0.9em] text-ink-faint">{detail}</span>
                </span>
                <span className="tabular-nums">{price}</span>
              </span>
            ))}
          </div>
          <div className="flex w-[38%] flex-col gap-[0.8em] self-start rounded-[0.7em] border border-app-line bg-app-panel p-[1em]">
            <span className="flex items-center gap-[0.6em]">
              <span className="min-h-[2.3em] grow rounded-[0.4em] border border-app-line bg-app-window px-[0.7em] py-[0.4em] font-mono">
                {voucher}
              </span>
              <span className="font-medium text-accent-text">Apply</span>
            </span>
            <span className="flex items-baseline justify-between border-t border-app-line pt-[0.8em] font-strong">
              Total<span className="text-[1.4em]">{total}</span>
            </span>
            <span className="rounded-[0.5em] bg-clip-camera py-[0.6em] text-center font-medium text-on-clip">
              Place order
            </span>
          </div>
        </div>
      </div>
    </BrowserWindow>
  );
}
