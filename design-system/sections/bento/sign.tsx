import { Keys } from '../../illustrations/parts/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import type { BentoContent } from './bento.schema.ts';

type SignProps = Pick<BentoContent['cells'][number], 'icon' | 'figure' | 'keys'>;

/**
 * What a cell without a drawing shows over its words: a figure, keys or an icon. All are of one height, so that the words of
 * cells side by side begin in line.
 */
export function Sign({ icon, figure, keys }: SignProps) {
  if (figure)
    return (
      <p className="display flex items-end px-6 pt-6 text-[clamp(5rem,11cqi,9rem)] leading-[0.95] tracking-[-0.045em] tabular-nums @lg:h-[10rem]">
        {figure}
      </p>
    );
  return (
    // Keys are read from left to right in every language.
    <div
      aria-hidden="true"
      dir="ltr"
      className="flex h-[10rem] shrink-0 items-center justify-center border-b border-line bg-app-panel px-6 select-none"
    >
      {keys && <Keys chord={keys} className="text-[min(2rem,9cqi)]" />}
      {icon && (
        <span className="flex size-20 items-center justify-center rounded-xl border border-app-line bg-app-window shadow-card">
          <Icon name={icon} strokeWidth="0.75" className="size-9" />
        </span>
      )}
    </div>
  );
}
