import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import type { FieldProps } from './field-props.ts';
import { OptionalMark, RemoveButton, Wrong } from './frame-parts.tsx';
import { useFocusWhenAsked, useIssuesAt } from './use-place.ts';

interface GroupFrameProps extends Omit<FieldProps, 'field' | 'value'> {
  readonly faults?: readonly (string | undefined)[];
  /** What stands at the end of the label's line. */
  readonly aside?: ReactNode;
  readonly canRemove?: boolean;
  /** Whether what is wrong here is said by a field within. */
  readonly isSaidWithin?: boolean;
  readonly children: ReactNode;
}

/** A name, a description and what is wrong around several controls. */
export function GroupFrame({
  label,
  description,
  isRequired,
  path,
  isBare = false,
  faults = [],
  aside,
  canRemove = true,
  isSaidWithin = false,
  children,
}: GroupFrameProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // Within an entry of a list, whose title takes it.
  useFocusWhenAsked(path, box, !isBare);
  const issues = useIssuesAt(path);
  const found = issues.length > 0 ? issues : faults.filter((each) => each !== undefined);
  const wrong = isSaidWithin ? [] : found;
  const described = [
    wrong.length > 0 && `${id}-wrong`,
    !isRequired && `${id}-optional`,
    description !== undefined && `${id}-description`,
  ].filter((each) => typeof each === 'string');
  return (
    <div
      ref={box}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The legend of a fieldset stands in no row with others.
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={described.join(' ') || undefined}
      data-slot="fields"
      className="flex min-w-0 flex-col gap-1.5"
    >
      <div className={isBare ? 'sr-only' : 'flex min-h-5 items-center gap-2 text-label'}>
        <span id={`${id}-label`} className="min-w-0 font-medium text-ink wrap-anywhere">
          {label}
        </span>
        {!isRequired && <OptionalMark id={`${id}-optional`} />}
        <span className="ms-auto flex shrink-0 items-center gap-1">
          {aside}
          {!isRequired && canRemove && <RemoveButton label={label} path={path} />}
        </span>
      </div>
      {description !== undefined && (
        <p id={`${id}-description`} className={isBare ? 'sr-only' : '-mt-1 text-label text-ink-faint'}>
          {description}
        </p>
      )}
      <Wrong id={`${id}-wrong`} sentences={wrong} />
      {children}
    </div>
  );
}
