import { Accessibility } from '@dnd-kit/dom';
import { DragDropProvider, PointerSensor } from '@dnd-kit/react';
import type { DragEndEvent } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import type { ComponentProps } from 'react';
import type { Json } from '../../source/json.ts';
import { isRecord } from '../../source/json.ts';
import { sectionsOf, wordOf } from '../../source/sections.ts';
import { entryOf, focusSoon } from './focus-soon.ts';
import { IconButton } from './icon-button.tsx';
import { ToolIcon } from './tool-icon.tsx';
import { titleOf, useWorkshop } from './workshop-context.ts';

/** By keyboard a section is moved as everything else is done: by its buttons and by keys. */
const SENSORS = [PointerSensor];
const withoutKeys: ComponentProps<typeof DragDropProvider>['plugins'] = (plugins) =>
  plugins.filter((plugin) => plugin !== Accessibility);

/** The sections of the open page, in order: chosen, moved, duplicated and removed here. */
export function Outline({ onAdd }: { onAdd: (index: number) => void }) {
  const { work, dispatch } = useWorkshop();
  const sections = sectionsOf(work.history.now);
  const drop = ({ operation: { source }, canceled }: DragEndEvent): void => {
    if (canceled || !source || !isSortable(source)) return;
    const { initialIndex, index } = source.sortable;
    // What was dragged may have been removed by a key meanwhile.
    if (source.id !== nameOf(sections, initialIndex)) return;
    if (initialIndex !== index) dispatch({ type: 'move', from: initialIndex, to: index });
  };
  return (
    <div className="flex min-h-0 flex-col" data-page-keys="">
      <button
        type="button"
        aria-pressed={work.selected === undefined}
        onClick={() => dispatch({ type: 'select', index: undefined })}
        className="mx-2 mt-2 flex min-h-9 cursor-pointer items-center gap-3 rounded-sm px-2 text-start text-small font-medium text-ink-muted hover:bg-hover hover:text-ink aria-pressed:bg-hover aria-pressed:text-ink forced-colors:aria-pressed:outline-2"
      >
        <span className="timecode w-5 text-ink-faint">–</span>
        Title, description, rules
      </button>
      <DragDropProvider onDragEnd={drop} sensors={SENSORS} plugins={withoutKeys}>
        <ol aria-label="Sections of the page" className="flex flex-col px-2 py-1">
          {sections.map((section, index) => (
            <OutlineEntry
              key={`${wordOf(section, 'id')} ${idsBefore(sections, index)}`}
              section={section}
              index={index}
              count={sections.length}
              onAdd={onAdd}
            />
          ))}
        </ol>
      </DragDropProvider>
      {sections.length === 0 && (
        <p className="px-4 py-3 text-small text-ink-muted">No sections yet. A page needs at least one.</p>
      )}
      <div className="px-4 py-2">
        <button
          type="button"
          data-outline-add=""
          onClick={() => onAdd(sections.length)}
          className="flex min-h-9 w-full cursor-pointer items-center justify-center gap-2 rounded-sm border border-dashed border-line-strong text-small font-medium text-ink-muted hover:bg-hover hover:text-ink"
        >
          <ToolIcon name="add" /> Add a section
        </button>
      </div>
    </div>
  );
}

/** What an entry is known by while it is dragged: its anchor and its place. */
const nameOf = (sections: readonly Json[], index: number): string => `${wordOf(sections[index], 'id')} ${index}`;

/** How many sections before this one have its anchor: two of one name are two entries all the same. */
function idsBefore(sections: readonly Json[], index: number): number {
  const id = wordOf(sections[index], 'id');
  return sections.slice(0, index).filter((each) => wordOf(each, 'id') === id).length;
}

interface OutlineEntryProps {
  section: Json;
  index: number;
  count: number;
  onAdd: (index: number) => void;
}

function OutlineEntry({ section, index, count, onAdd }: OutlineEntryProps) {
  const { site, work, drawn, dispatch } = useWorkshop();
  const id = wordOf(section, 'id');
  const { ref, handleRef, isDragging } = useSortable({ id: `${id} ${index}`, index });
  const isChosen = work.selected === index;
  const issues = drawn.drawing?.issues.filter(({ path }) => path[0] === 'sections' && path[1] === index).length ?? 0;
  const name = titleOf(site, wordOf(section, 'section'));
  return (
    <li
      ref={ref}
      data-dragging={isDragging || undefined}
      className="group/entry rounded-sm data-dragging:bg-surface data-dragging:shadow-float has-aria-pressed:bg-transparent"
    >
      <div
        className={`flex items-stretch rounded-sm ${isChosen ? 'bg-hover inset-ring inset-ring-line-strong forced-colors:outline-2' : 'hover:bg-hover'}`}
      >
        <span
          ref={handleRef}
          aria-hidden="true"
          className="timecode flex w-9 shrink-0 cursor-grab items-center justify-center text-ink-faint select-none"
        >
          {String(index + 1).padStart(2, '0')}
        </span>
        <button
          type="button"
          aria-pressed={isChosen}
          data-outline-entry={index}
          data-outline-id={id}
          onClick={() => dispatch({ type: 'select', index })}
          className="flex min-w-0 grow cursor-pointer flex-col py-1.5 pe-2 text-start"
        >
          <span className="flex items-center gap-2 text-small font-medium text-ink">
            {name || 'Unnamed section'}
            {issues > 0 && (
              <span className="rounded-full bg-danger-ground px-1.5 text-label font-medium text-danger">
                {issues} <span className="sr-only">{issues === 1 ? 'issue' : 'issues'}</span>
              </span>
            )}
          </span>
          <span className="truncate text-label text-ink-muted">{firstWords(section) || `#${id}`}</span>
        </button>
      </div>
      {isChosen && (
        <div className="flex items-center gap-0.5 py-1 ps-8">
          <IconButton
            icon="up"
            label={`Move ${name} up`}
            disabled={index === 0}
            onClick={() => dispatch({ type: 'move', from: index, to: index - 1 })}
          />
          <IconButton
            icon="down"
            label={`Move ${name} down`}
            disabled={index === count - 1}
            onClick={() => dispatch({ type: 'move', from: index, to: index + 1 })}
          />
          <IconButton icon="add" label={`Add a section after ${name}`} onClick={() => onAdd(index + 1)} />
          <IconButton
            icon="copy"
            label={`Duplicate ${name}`}
            onClick={() => {
              dispatch({ type: 'duplicate', index });
              focusSoon(entryOf(index + 1));
            }}
          />
          <IconButton
            icon="remove"
            label={`Remove ${name}`}
            onClick={() => {
              dispatch({ type: 'remove', index });
              // This button goes with its section.
              focusSoon(entryOf(Math.min(index, Math.max(count - 2, 0))));
            }}
          />
        </div>
      )}
    </li>
  );
}

/** What a section says first, to tell it from others of its name. */
function firstWords(section: Json): string {
  const content = isRecord(section) ? section['content'] : undefined;
  if (!isRecord(content)) return '';
  const said = content['heading'] ?? content['title'] ?? content['label'];
  return typeof said === 'string' ? said : '';
}
