import { AutoScroller, Cursor, Feedback, PointerSensor, PreventSelection } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Field } from '../../fields/field.ts';
import { canStart, leastOf } from '../../fields/least.ts';
import type { Json } from '../../source/json.ts';
import { isList } from '../../source/json.ts';
import { ascendingEntries } from '../../source/timecodes.ts';
import { wordButton } from './control-styles.tsx';
import { duplicated, keyed, moved, noEntries, withFreeId } from './entries.ts';
import type { EntryAction } from './entry-actions.ts';
import { Entry } from './entry.tsx';
import { useForm } from './field-form.ts';
import { GroupFrame } from './group-frame.tsx';
import type { PartsProps } from './field-props.ts';
import { firstControl } from './first-control.ts';
import { Sign } from './sign.tsx';
import { useOwnAnchors } from './use-place.ts';
import { counted, entryLabelOf } from './words.ts';

type ListField = Extract<Field, { kind: 'list' }>;

/** A list this short stands open. */
const SHORT = 2;

/** Only the pointer drags: keys have buttons, which say what they do. */
const sensors = [PointerSensor];
const plugins = [AutoScroller, Cursor, Feedback, PreventSelection];

/** A list, entry by entry: added, moved, duplicated and removed by buttons, keys, and the pointer. */
export function ListControl({ Part, ...props }: PartsProps<ListField>) {
  const { field, label, value, path } = props;
  const form = useForm();
  const anchors = useOwnAnchors();
  const items = isList(value) ? value : [];
  const [known, setKnown] = useState(() => keyed(noEntries, items));
  const entries = known.items === items ? known : keyed(known, items);
  if (entries !== known) setKnown(entries);

  const entryLabel = entryLabelOf(label, field.item);
  const isFull = items.length >= field.max;
  const isLeast = items.length <= field.min;
  const full = `This list can’t have more than ${counted(field.max, 'entry').replace(/ys$/, 'ies')}.`;
  const least = `This list needs at least ${counted(field.min, 'entry').replace(/ys$/, 'ies')}.`;
  const put = (next: readonly Json[], words: string): void => {
    // Without the removal of one, the timecodes of entries may no longer ascend.
    form.change(path, next.length < items.length ? next : ascendingEntries(next));
    form.announce(words);
  };

  const move = (from: number, to: number): void => {
    if (to < 0 || to >= items.length || from === to) return;
    put(moved(items, from, to), `${entryLabel} ${from + 1} moved to place ${to + 1} of ${items.length}`);
  };
  const add = (): void => {
    if (isFull) return;
    const entry = withFreeId(leastOf(field.item, entryLabel === 'Entry' ? 'text' : entryLabel), items);
    put([...items, entry], `${entryLabel} ${items.length + 1} added`);
    form.focusNext(firstControl(field.item, entry, [...path, items.length]));
  };
  const act = (action: EntryAction, index: number): void => {
    if (action === 'up') move(index, index - 1);
    if (action === 'down') move(index, index + 1);
    if (action === 'duplicate' && !isFull) {
      put(duplicated(items, index, anchors), `${entryLabel} ${index + 1} duplicated at place ${index + 2}`);
      form.focusNext([...path, index + 1]);
    }
    if (action === 'remove' && !isLeast) {
      put(items.toSpliced(index, 1), `${entryLabel} ${index + 1} removed, ${items.length - 1} left`);
      // To the entry that stands there now, or the one before; to the button that adds one where none is left.
      form.focusNext(items.length === 1 ? path : [...path, Math.min(index, items.length - 2)]);
    }
  };

  // The same function for as long as the list is there, so that a change of one entry draws no other.
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  const onAct = useCallback((action: EntryAction, index: number) => latest.current(action, index), []);

  return (
    <GroupFrame {...props} aside={<span className="timecode text-ink-faint">{items.length}</span>}>
      <DragDropProvider
        sensors={sensors}
        plugins={plugins}
        onDragEnd={({ canceled, operation: { source } }) => {
          if (!canceled && isSortable(source)) move(source.initialIndex, source.index);
        }}
      >
        <ol className="flex min-w-0 flex-col">
          {items.map((item, index) => (
            <Entry
              key={entries.keys[index]}
              id={entries.keys[index] ?? index}
              index={index}
              count={items.length}
              label={entryLabel}
              field={field.item}
              value={item}
              path={[...path, index]}
              isOpenAtFirst={items.length <= SHORT}
              cannotDuplicate={isFull ? full : undefined}
              cannotRemove={isLeast ? least : undefined}
              onAct={onAct}
              Part={Part}
            />
          ))}
        </ol>
      </DragDropProvider>
      {canStart(field.item) && (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <button
            type="button"
            aria-disabled={isFull}
            data-control={items.length === 0 ? '' : undefined}
            className={wordButton}
            onClick={add}
          >
            <Sign name="plus" />
            Add {entryLabel.toLowerCase()}
          </button>
          {isFull && <span className="text-label text-ink-faint">{full}</span>}
        </div>
      )}
    </GroupFrame>
  );
}
