/** @jsxRuntime classic */
import * as React from 'react';
import { useRef } from 'react';
import type { ComponentType } from 'react';
import type { EditorProps } from './editor-props.ts';
import type { ListField } from './field.ts';
import { isValues, moved, nextItem } from './values.ts';

interface ListEditorProps extends EditorProps<ListField> {
  /** Edits what an item holds. */
  Item: ComponentType<EditorProps>;
}

/** A list, edited item by item: each opens to its parts, goes up or down, is doubled or taken away; a new one is added. */
export function ListEditor({ name, field, value, onChange, Picture, Item }: ListEditorProps) {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const list = useRef<HTMLOListElement>(null);
  const isFull = items.length >= (field.max ?? Number.POSITIVE_INFINITY);
  const isLeast = items.length <= field.min;

  /** The focus goes on with an item that moved, because its buttons stay where they were. */
  function move(from: number, to: number, direction: 'up' | 'down'): void {
    onChange(moved(items, from, to));
    const button = list.current?.children[to]?.querySelector<HTMLElement>(`[data-move=${direction}]`);
    requestAnimationFrame(() => button?.focus());
  }

  return (
    <div className="ce-list">
      <ol ref={list}>
        {items.map((item, index) => {
          const words = `item ${index + 1} of ${name}`;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- Two items may be equal; their place alone tells them apart.
            <li key={index} className="ce-item">
              <details open={items.length === 1}>
                <summary>
                  <span className="ce-number">{index + 1}</span>
                  <span className="ce-title">{titleOf(item)}</span>
                </summary>
                <div className="ce-parts">
                  <Item
                    name={words}
                    field={field.item}
                    value={item}
                    isRequired
                    onChange={(changed) => onChange(items.with(index, changed))}
                    Picture={Picture}
                  />
                </div>
              </details>
              <div className="ce-tools">
                <Tool
                  sign="↑"
                  words={`Move ${words} up`}
                  move="up"
                  isOff={index === 0}
                  onPress={() => move(index, index - 1, 'up')}
                />
                <Tool
                  sign="↓"
                  words={`Move ${words} down`}
                  move="down"
                  isOff={index === items.length - 1}
                  onPress={() => move(index, index + 1, 'down')}
                />
                <Tool
                  sign="+"
                  words={`Duplicate ${words}`}
                  isOff={isFull}
                  onPress={() => onChange(items.toSpliced(index + 1, 0, nextItem(field.item, items, index)))}
                />
                <Tool
                  sign="×"
                  words={`Remove ${words}`}
                  isOff={isLeast}
                  onPress={() => onChange(items.toSpliced(index, 1))}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <p className="ce-foot">
        <button
          type="button"
          className="ce-button"
          disabled={isFull}
          onClick={() => onChange([...items, nextItem(field.item, items)])}
        >
          Add an item<span className="ce-unseen"> to {name}</span>
        </button>
        <span className="ce-hint">
          {items.length} of {field.max === undefined ? `${field.min} or more` : `${field.min} to ${field.max}`}
        </span>
      </p>
    </div>
  );
}

interface ToolProps {
  sign: string;
  words: string;
  isOff: boolean;
  onPress: () => void;
  move?: 'up' | 'down';
}

function Tool({ sign, words, isOff, onPress, move }: ToolProps) {
  return (
    <button
      type="button"
      className="ce-tool"
      aria-label={words}
      title={words}
      disabled={isOff}
      onClick={onPress}
      data-move={move}
    >
      {sign}
    </button>
  );
}

/** What an item is called: its first text that is to be read. */
function titleOf(item: unknown): string {
  if (typeof item === 'string' || typeof item === 'number') return String(item);
  if (!isValues(item)) return '';
  const named = ['title', 'heading', 'label', 'name', 'question', 'term', 'text'].map((key) => item[key]);
  const text = [...named, ...Object.values(item)].find((part) => typeof part === 'string' && part !== '');
  return typeof text === 'string' ? text : '';
}
