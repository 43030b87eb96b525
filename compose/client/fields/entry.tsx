import { useSortable } from '@dnd-kit/react/sortable';
import { memo } from 'react';
import type { ComponentType } from 'react';
import type { Field } from '../../fields/field.ts';
import type { Json } from '../../source/json.ts';
import type { EntryAction } from './entry-actions.ts';
import { EntryTitle } from './entry-title.tsx';
import { EntryTools } from './entry-tools.tsx';
import type { FieldProps } from './field-props.ts';
import { isSamePath } from './path.ts';
import type { Path } from './path.ts';
import { Sign } from './sign.tsx';
import { useOpen } from './use-place.ts';

interface EntryProps {
  /** By which it is known while it moves. */
  readonly id: number;
  readonly index: number;
  readonly count: number;
  /** What one entry is called. */
  readonly label: string;
  readonly field: Field;
  readonly value: Json;
  readonly path: Path;
  readonly isOpenAtFirst: boolean;
  /** Why it may not be doubled, in a sentence; and why it may not be taken away. */
  readonly cannotDuplicate: string | undefined;
  readonly cannotRemove: string | undefined;
  readonly onAct: (action: EntryAction, index: number) => void;
  readonly Part: ComponentType<FieldProps>;
}

/** What has one control needs no title to be opened by. */
const isPlain = ({ kind }: Field): boolean => !['record', 'list', 'variants', 'document'].includes(kind);

/** One entry of a list: its title, which opens its fields, or its one field; and what can be done with it. */
export const Entry = memo(function Entry(props: EntryProps) {
  const { id, index, count, label, field, value, path, isOpenAtFirst, onAct, Part } = props;
  const { ref, handleRef, isDragging } = useSortable({ id, index, disabled: count < 2 });
  const words = `${label} ${index + 1}`;
  const isBody = isPlain(field);
  const [isOpen, setIsOpen] = useOpen(path, isOpenAtFirst);
  const act = (action: EntryAction): void => onAct(action, index);
  return (
    <li
      ref={ref}
      className={`group/entry relative flex min-w-0 gap-1 border-t border-line bg-inherit py-1.5 last:border-b ${isDragging ? 'z-raised rounded-sm bg-surface shadow-float' : ''}`}
    >
      <span
        ref={handleRef}
        aria-hidden="true"
        className={`-ms-1.5 grid h-7 w-4 shrink-0 touch-none place-content-center text-ink-faint ${count < 2 ? 'opacity-0' : 'cursor-grab opacity-60 group-hover/entry:opacity-100 active:cursor-grabbing'}`}
      >
        <Sign name="grip" />
      </span>
      {isBody ? (
        <div className="min-w-0 grow [&>[data-slot=field]>:first-child]:min-h-7 [&>[data-slot=field]>:first-child]:pe-[7.25rem] [&>[data-slot=fields]>:first-child]:min-h-7 [&>[data-slot=fields]>:first-child]:pe-[7.25rem]">
          <Part field={field} label={words} isRequired path={path} value={value} />
        </div>
      ) : (
        <EntryTitle
          words={words}
          field={field}
          value={value}
          path={path}
          isOpen={isOpen}
          onToggle={setIsOpen}
          onAct={act}
        >
          <Part field={field} label={words} isRequired isBare path={path} value={value} />
        </EntryTitle>
      )}
      <EntryTools {...props} words={words} onAct={act} />
    </li>
  );
}, isSameEntry);

function isSameEntry({ path, ...one }: EntryProps, { path: otherPath, ...other }: EntryProps): boolean {
  const names = Object.keys(one) as (keyof typeof one)[];
  return isSamePath(path, otherPath) && names.every((name) => one[name] === other[name]);
}
