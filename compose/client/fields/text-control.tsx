import { useRef } from 'react';
import type { ChangeEvent } from 'react';
import type { Field } from '../../fields/field.ts';
import { isComposing } from '../is-composing.ts';
import { compactControl } from './control-styles.tsx';
import { useForm } from './field-form.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { oneLine } from './one-line.ts';
import { ShownAs } from './shown-as.tsx';
import { useCaret } from './use-caret.ts';
import { useFactOffers } from './use-fact-offers.tsx';

type TextField = Extract<Field, { kind: 'text' }>;

/** From this length on a text has more than one line. */
const LONG = 80;

/** A plain text, in one line or as many as it needs, with what is left of its limit. */
export function TextControl(props: FieldProps<TextField>) {
  const { field, value, path } = props;
  const text = typeof value === 'string' ? value : '';
  const form = useForm();
  const control = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const caret = useCaret(control, text);
  const { bindings, onKeyDown, list } = useFactOffers(control);
  const { limit, pattern } = field;
  const shared = {
    ref: control,
    value: text,
    dir: 'auto',
    // A text of a page is one line, however long: what is pasted becomes one.
    onChange({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
      const line = oneLine(target.value);
      // What was pasted has the caret behind it, however much shorter it has become.
      if (line === target.value) caret.typed(line);
      form.change(path, line);
    },
    ...bindings,
  };
  const isLong = pattern === undefined && (limit === undefined || limit > LONG);
  return (
    <FieldFrame
      {...props}
      faults={[faultOf(text, field)]}
      count={limit === undefined ? undefined : countOf(text.length, limit)}
      below={<ShownAs text={text} />}
    >
      {(binding) => (
        <div className="relative">
          {isLong ? (
            <textarea
              rows={1}
              {...shared}
              {...binding}
              className={compactControl('field-sizing-content max-h-[16rem] resize-none')}
              onKeyDown={(event) => {
                if (!onKeyDown(event) && event.key === 'Enter' && !isComposing(event.nativeEvent))
                  event.preventDefault();
              }}
            />
          ) : (
            <input
              type="text"
              {...shared}
              {...binding}
              className={compactControl(pattern === undefined ? '' : 'font-mono')}
              onKeyDown={onKeyDown}
            />
          )}
          {list}
        </div>
      )}
    </FieldFrame>
  );
}

/** How much of a limit is taken: `12 of 40`. */
export function countOf(length: number, limit: number) {
  return {
    shown: `${length} of ${limit}`,
    words: length > limit ? `${length - limit} characters too many` : `${limit - length} of ${limit} characters left`,
    isOver: length > limit,
  };
}

function faultOf(text: string, { limit, pattern }: TextField): string | undefined {
  if (text.trim() === '') return 'This field is empty.';
  if (limit !== undefined && text.length > limit) return `${text.length - limit} characters too many.`;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return `Use the format ${pattern}`;
  return undefined;
}
