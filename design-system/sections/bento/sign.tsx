import { Keys } from '../../illustrations/parts/index.ts';
import { Icon } from '../../primitives/icon.tsx';
import type { BentoContent } from './bento.schema.ts';

type SignProps = Pick<BentoContent['cells'][number], 'icon' | 'figure' | 'keys'>;

const signStyles = 'flex items-end px-6 pt-6 @lg:h-[10rem]';

/**
 * What a cell without a drawing shows over its words: a figure, keys or an icon. All are of one height, so that the words of
 * cells side by side begin in line.
 */
export function Sign({ icon, figure, keys }: SignProps) {
  if (figure)
    return (
      <p
        className={`display ${signStyles} text-[clamp(5rem,11cqi,9rem)] leading-[0.95] tracking-[-0.045em] tabular-nums`}
      >
        {figure}
      </p>
    );
  return (
    <div aria-hidden="true" className={`${signStyles} pb-4 select-none`}>
      {keys && (
        // Keys are read from left to right in every language.
        <span dir="ltr">
          <Keys chord={keys} className="text-[min(2.5rem,9cqi)]" />
        </span>
      )}
      {icon && <Icon name={icon} strokeWidth="0.75" className="-ms-1 size-20" />}
    </div>
  );
}
