import { VisuallyHidden } from '@onset/design-system/primitives/visually-hidden';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import type { FieldProps } from './field-props.ts';
import { OptionalMark, RemoveButton, Wrong } from './frame-parts.tsx';
import { useFocusWhenAsked, useIssuesAt } from './use-place.ts';

/** What a control must be given, so that its label, description and faults belong to it. */
export interface ControlBinding {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
  /** By which the control is found that takes the focus of its field. */
  readonly 'data-control': '';
}

interface FieldFrameProps extends Omit<FieldProps, 'field' | 'value'> {
  /** What the control itself finds wrong, while nothing else does. */
  readonly faults?: readonly (string | undefined)[];
  /** How much is said, at the end of the label's line: as it is seen, and in words. */
  readonly count?: { readonly shown: string; readonly words: string; readonly isOver: boolean } | undefined;
  /** Small buttons for the control, which are seen while the field is looked at. */
  readonly tools?: ReactNode;
  /** What stands below the control, such as how a text will be read. */
  readonly below?: ReactNode;
  /** Whether it may be taken away by a button, where it need not be said. */
  readonly canRemove?: boolean;
  readonly children: (control: ControlBinding) => ReactNode;
}

/** A label, a description and what is wrong around one control, and bound to it. */
export function FieldFrame({
  label,
  description,
  isRequired,
  path,
  isBare = false,
  faults = [],
  count,
  tools,
  below,
  canRemove = true,
  children,
}: FieldFrameProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useFocusWhenAsked(path, box);
  const issues = useIssuesAt(path);
  const wrong = issues.length > 0 ? issues : faults.filter((each) => each !== undefined);
  const described = [
    wrong.length > 0 && `${id}-wrong`,
    !isRequired && `${id}-optional`,
    count && `${id}-count`,
    description !== undefined && `${id}-description`,
  ].filter((each) => typeof each === 'string');
  return (
    <div ref={box} data-slot="field" className="group/field flex min-w-0 flex-col gap-1">
      <div className={isBare ? 'sr-only' : 'flex min-h-5 items-center gap-2 text-label'}>
        <label htmlFor={id} className="min-w-0 font-medium text-ink wrap-anywhere">
          {label}
        </label>
        {!isRequired && <OptionalMark id={`${id}-optional`} />}
        <span className="ms-auto flex shrink-0 items-center gap-1">
          {tools !== undefined && (
            <span className="-my-1 flex opacity-0 group-focus-within/field:opacity-100 group-hover/field:opacity-100 [@media(hover:none)]:opacity-100">
              {tools}
            </span>
          )}
          {count && (
            <>
              <span aria-hidden="true" className={`timecode ${count.isOver ? 'text-danger' : 'text-ink-faint'}`}>
                {count.shown}
              </span>
              <VisuallyHidden id={`${id}-count`}>{count.words}</VisuallyHidden>
            </>
          )}
          {!isRequired && canRemove && <RemoveButton label={label} path={path} />}
        </span>
      </div>
      {children({
        id,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': wrong.length > 0,
        'data-control': '',
      })}
      {below}
      <Wrong id={`${id}-wrong`} sentences={wrong} />
      {description !== undefined && (
        <p id={`${id}-description`} className="text-label text-ink-faint">
          {description}
        </p>
      )}
    </div>
  );
}
