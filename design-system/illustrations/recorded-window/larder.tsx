import { BrowserWindow } from './browser-window.tsx';

const items = [
  { name: 'Oat milk', detail: '2 × 1 l', price: '€4.20', tone: 'bg-clip-screen' },
  { name: 'Rye bread', detail: '750 g', price: '€3.90', tone: 'bg-clip-sound' },
  { name: 'Coffee beans', detail: '500 g', price: '€8.50', tone: 'bg-clip-camera' },
] as const;

export interface LarderProps {
  voucher?: string;
  total?: string;
}

/** The basket of an invented shop after a voucher. In a bug report its total isn't a number. */
export function Larder({ voucher = 'SPRING', total = '€14.10' }: LarderProps) {
  return (
    <BrowserWindow>
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
            {items.map(({ name, detail, price, tone }) => (
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
