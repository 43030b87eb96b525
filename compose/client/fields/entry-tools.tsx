import { Icon } from '@onset/design-system/primitives/icon';
import { useId } from 'react';
import { signButton } from './control-styles.tsx';
import { moveByKey } from './entry-actions.ts';
import type { Act } from './entry-actions.ts';
import { Sign } from './sign.tsx';

interface EntryToolsProps {
  readonly index: number;
  readonly count: number;
  /** Why it may not be doubled, in a sentence; and why it may not be taken away. */
  readonly cannotDuplicate: string | undefined;
  readonly cannotRemove: string | undefined;
  readonly words: string;
  readonly onAct: Act;
}

/** Moves, doubles and takes away. They are seen when the entry is looked at, and are there for keys and readers always. */
export function EntryTools({ words, index, count, cannotDuplicate, cannotRemove, onAct }: EntryToolsProps) {
  const id = useId();
  const tools = [
    {
      action: 'up',
      name: `Move ${words} up`,
      sign: <Sign name="up" />,
      why: index === 0 ? 'This is the first entry.' : '',
    },
    {
      action: 'down',
      name: `Move ${words} down`,
      sign: <Sign name="down" />,
      why: index === count - 1 ? 'This is the last entry.' : '',
    },
    { action: 'duplicate', name: `Duplicate ${words}`, sign: <Icon name="copy" />, why: cannotDuplicate ?? '' },
    { action: 'remove', name: `Remove ${words}`, sign: <Icon name="close" />, why: cannotRemove ?? '' },
  ] as const;
  return (
    <div className="absolute end-0 top-1.5 flex opacity-0 group-hover/entry:opacity-100 group-focus-within/entry:opacity-100 [@media(hover:none)]:opacity-100">
      {tools.map(({ action, name, sign, why }) => (
        <span key={action}>
          <button
            type="button"
            aria-label={name}
            title={why === '' ? name : why}
            aria-disabled={why !== ''}
            aria-describedby={why === '' ? undefined : `${id}-${action}`}
            className={signButton}
            onClick={() => why === '' && onAct(action)}
            onKeyDown={(event) => moveByKey(event, onAct)}
          >
            {sign}
          </button>
          {why !== '' && (
            <span id={`${id}-${action}`} hidden>
              {why}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}
