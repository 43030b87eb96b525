import { useState } from 'react';
import type { Field } from '../../fields/field.ts';
import type { Json } from '../../source/json.ts';
import { compactControl } from './control-styles.tsx';
import { useForm } from './field-form.ts';
import { FieldFrame } from './field-frame.tsx';
import { GroupFrame } from './group-frame.tsx';
import type { FieldProps } from './field-props.ts';

type NumberField = Extract<Field, { kind: 'number' }>;

/** A number. What is half typed is none: the one there was stays until there is another. */
export function NumberControl(props: FieldProps<NumberField>) {
  const { field, value, path } = props;
  const form = useForm();
  // What is typed is shown for as long as the number it stands beside is the same: an undo changes that from outside.
  const [typed, setTyped] = useState<{ readonly text: string; readonly beside: Json | undefined }>();
  const text = typed && typed.beside === value ? typed.text : String(typeof value === 'number' ? value : '');
  return (
    <FieldFrame {...props} faults={[faultOfNumber(text, field)]}>
      {(binding) => (
        <div className="flex items-center gap-2">
          <input
            type="number"
            {...binding}
            min={boundOf(field.min)}
            max={boundOf(field.max)}
            step={field.isWhole ? 1 : 'any'}
            className={compactControl('max-w-[9rem] tabular-nums')}
            value={text}
            onChange={({ target }) => {
              const isNumber = target.value !== '' && Number.isFinite(target.valueAsNumber);
              setTyped({ text: target.value, beside: isNumber ? target.valueAsNumber : value });
              if (isNumber) form.change(path, target.valueAsNumber);
            }}
            // What is left is no number, or the one that stands: either way it is shown as the document has it.
            onBlur={() => setTyped(undefined)}
          />
          <span className="text-label text-ink-faint">{rangeOf(field)}</span>
        </div>
      )}
    </FieldFrame>
  );
}

/** A bound that somebody set, and not that of all numbers. */
const boundOf = (bound: number): number | undefined => (Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined);

function rangeOf({ min, max }: NumberField): string {
  const [least, most] = [boundOf(min), boundOf(max)].map((each) => each?.toLocaleString('en'));
  if (least !== undefined && most !== undefined) return `${least} to ${most}`;
  if (least !== undefined) return `${least} or more`;
  return most === undefined ? '' : `${most} or less`;
}

function faultOfNumber(text: string, field: NumberField): string | undefined {
  const number = Number(text);
  if (text === '' || !Number.isFinite(number)) return 'Enter a number.';
  if (field.isWhole && !Number.isInteger(number)) return 'Enter a whole number.';
  return number < field.min || number > field.max ? `Expected ${rangeOf(field)}.` : undefined;
}

/** A place on a timeline, in minutes and seconds. */
export function TimecodeControl(props: FieldProps) {
  const { value, path } = props;
  const text = typeof value === 'string' ? value : '';
  const form = useForm();
  return (
    <FieldFrame
      {...props}
      faults={[/^\d\d:\d\d$/.test(text) ? undefined : 'Enter minutes and seconds, such as 00:04.']}
    >
      {(binding) => (
        <input
          type="text"
          {...binding}
          dir="ltr"
          inputMode="numeric"
          placeholder="00:00"
          className={compactControl('timecode max-w-[5.5rem] rtl:text-right')}
          value={text}
          onChange={({ target }) => form.change(path, target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** A day. */
export function DateControl(props: FieldProps) {
  const { value, path } = props;
  const form = useForm();
  return (
    <FieldFrame {...props}>
      {(binding) => (
        <input
          type="date"
          {...binding}
          className={compactControl('max-w-[10rem] tabular-nums')}
          value={typeof value === 'string' ? value : ''}
          // While a part of it is missing it is no day: the one there was stays.
          onChange={({ target }) => target.value !== '' && form.change(path, target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** What is written elsewhere. */
export function DocumentControl(props: FieldProps) {
  return (
    <GroupFrame {...props} canRemove={false}>
      <p className="text-label text-ink-muted" tabIndex={-1} data-control="">
        This content is in a Markdown file. Edit it there.
      </p>
    </GroupFrame>
  );
}
