/** @jsxRuntime classic */
import * as React from 'react';
import { useState } from 'react';
import type { EditorProps } from './editor-props.ts';
import type { Field } from './field.ts';

type InputProps<Kind extends Field['kind']> = EditorProps<Extract<Field, { kind: Kind }>> & { id?: string };

/** A text with the count of its characters; one that must look like something says so while it does not. */
export function TextInput({ id, name, field, value, onChange, isRequired }: InputProps<'text'>) {
  const text = typeof value === 'string' ? value : '';
  const { max, pattern, isRich } = field;
  const isWrong = text !== '' && pattern !== undefined && !new RegExp(pattern, 'u').test(text);
  const shared = {
    id,
    className: 'ce-input',
    'aria-label': id === undefined ? name : undefined,
    'aria-invalid': isWrong || (isRequired && text === '') || undefined,
    value: text,
    maxLength: max,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(target.value === '' && !isRequired ? undefined : target.value),
  };
  const isLong = isRich || (max ?? 0) > 90;
  return (
    <>
      {isLong ? <textarea rows={3} {...shared} /> : <input type="text" {...shared} />}
      <span className="ce-count">
        {isRich && '**bold**, *emphasis*, [link](/path)'}
        {max !== undefined && (
          <span data-full={text.length >= max || undefined}>
            {text.length} of {max}
          </span>
        )}
      </span>
    </>
  );
}

export function NumberInput({ id, name, field, value, onChange, isRequired }: InputProps<'number'>) {
  return (
    <input
      id={id}
      type="number"
      className="ce-input"
      aria-label={id === undefined ? name : undefined}
      min={field.min}
      max={field.max}
      step={field.step}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => {
        // Half-typed, it is no number: the one there was stays until it is.
        if (target.value !== '') onChange(clamp(target.valueAsNumber, field.min, field.max));
        else if (!isRequired) onChange(undefined);
      }}
    />
  );
}

const clamp = (value: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): number =>
  Math.min(max, Math.max(min, value));

export function SwitchInput({ id, name, value, onChange }: InputProps<'switch'>) {
  return (
    <input
      id={id}
      type="checkbox"
      className="ce-switch"
      aria-label={id === undefined ? name : undefined}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

export function ChoiceInput({ id, name, field, value, onChange, isRequired }: InputProps<'choice'>) {
  return (
    <select
      id={id}
      className="ce-input"
      aria-label={id === undefined ? name : undefined}
      value={field.options.findIndex((option) => option === value)}
      onChange={({ target }) => onChange(field.options[Number(target.value)])}
    >
      {(!isRequired || value === undefined) && <option value={-1}>Left out</option>}
      {field.options.map((option, index) => (
        <option key={String(option)} value={index}>
          {String(option)}
        </option>
      ))}
    </select>
  );
}

/** A drawing by its name, with the drawing beside it. */
export function PictureInput({ id, name, field, value, onChange, isRequired, Picture }: InputProps<'picture'>) {
  const chosen = typeof value === 'string' ? value : '';
  return (
    <div className="ce-picture">
      <select
        id={id}
        className="ce-input"
        aria-label={id === undefined ? name : undefined}
        value={chosen}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      >
        {(!isRequired || chosen === '') && <option value="">Left out</option>}
        {field.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      {chosen !== '' && <Picture of={field.of} name={chosen} />}
    </div>
  );
}

/** What has no input of its own, such as the blocks of a long text: as JSON, taken over once it can be read. */
export function JsonInput({ id, name, value, onChange }: InputProps<Field['kind']>) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? JSON.stringify(value, null, 2) ?? '';
  return (
    <textarea
      id={id}
      rows={6}
      className="ce-input ce-json"
      aria-label={id === undefined ? name : undefined}
      aria-invalid={typed !== undefined || undefined}
      spellCheck={false}
      value={text}
      onChange={({ target }) => {
        const read = readJson(target.value);
        setTyped(read === undefined ? target.value : undefined);
        if (read !== undefined) onChange(read.value);
      }}
    />
  );
}

function readJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    // Half-typed: it is read again at the next key.
    return undefined;
  }
}
