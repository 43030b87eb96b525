import { Icon } from '@onset/design-system/primitives/icon';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Field } from '../../fields/field.ts';
import type { Json } from '../../source/json.ts';
import { entryTitle } from './entries.ts';
import { moveByKey } from './entry-actions.ts';
import type { Act } from './entry-actions.ts';
import { filled } from './facts.ts';
import type { Path } from './path.ts';
import { useFocusWhenAsked, useIssueCount, useSite } from './use-place.ts';
import { counted } from './words.ts';

interface EntryTitleProps {
  readonly words: string;
  readonly field: Field;
  readonly value: Json;
  readonly path: Path;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onAct: Act;
  readonly children: ReactNode;
}

/** A title that opens what it stands for. */
export function EntryTitle({ words, field, value, path, isOpen, onToggle, onAct, children }: EntryTitleProps) {
  const id = useId();
  const head = useRef<HTMLDivElement>(null);
  useFocusWhenAsked(path, head);
  const { facts } = useSite();
  const issues = useIssueCount(path);
  const title = filled(entryTitle(field, value), facts);
  return (
    <div className="min-w-0 grow">
      <div ref={head} className="flex min-w-0">
        <button
          type="button"
          data-control=""
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          className="flex min-h-7 min-w-0 grow cursor-pointer items-center gap-1.5 rounded-sm text-start text-small text-ink group-hover/entry:pe-[7.25rem] group-focus-within/entry:pe-[7.25rem]"
          onClick={() => onToggle(!isOpen)}
          onKeyDown={(event) => moveByKey(event, onAct)}
        >
          <Icon name="chevron-down" className={`text-ink-faint ${isOpen ? '' : '-rotate-90 rtl:rotate-90'}`} />
          <span className="sr-only">{words}: </span>
          <span dir="auto" className={`min-w-0 truncate ${title === '' ? 'text-ink-faint' : ''}`}>
            {title || words}
          </span>
          {issues > 0 && (
            <span className="ms-auto flex shrink-0 items-center gap-1 text-label font-medium text-danger">
              <Icon name="warning" />
              {issues}
              <span className="sr-only"> {counted(issues, 'problem').replace(/^\d+ /, '')} within</span>
            </span>
          )}
        </button>
      </div>
      {isOpen && (
        <div id={id} className="pt-2 pb-2">
          {children}
        </div>
      )}
    </div>
  );
}
