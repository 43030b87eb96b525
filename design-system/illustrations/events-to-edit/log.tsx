import type { CSSProperties } from 'react';
import { Icon } from '../../primitives/icon.tsx';
import { events } from './moments.ts';

/** The list that is kept beside the picture: when, what, where. Of a narrow drawing it is the upper part, with the presses alone. */
export function Log() {
  return (
    <div className="flex w-[24em] shrink-0 flex-col border-e border-app-line bg-app-window font-mono compact:w-auto compact:border-e-0 compact:border-b">
      <span className="flex h-[3em] shrink-0 compact:h-[2.4em] items-center gap-[0.7em] border-b border-app-line px-[1.2em] text-ink-muted">
        <Icon name="code" />
        events.json
      </span>
      <div className="flex grow flex-col py-[0.6em] compact:py-[0.3em]">
        {events.map(({ at, kind, what, step }) => (
          <span
            key={at}
            data-lit=""
            style={{ '--step': `--step-${step}` } as CSSProperties}
            className={`grid min-h-[1.8em] grow grid-cols-[1fr_28%_40%] items-center px-[1.2em] ${kind === 'press' ? 'text-ink' : 'text-ink-faint compact:hidden'}`}
          >
            <span>{at.toFixed(2)}</span>
            <span className="flex items-center gap-[0.6em]">
              {kind === 'press' && <span className="size-[0.6em] rounded-full bg-record" />}
              {kind}
            </span>
            <span className="text-end">{what}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
