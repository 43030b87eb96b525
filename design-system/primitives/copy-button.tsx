import type { ComponentProps } from 'react';
import { buttonStyles } from './button.tsx';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  /** ID of the element whose text is copied. */
  from: string;
  /** Name of the copied text, such as “the Homebrew line”. Screen readers read it after the label. */
  what: string;
  /** `quiet` in a box that has a border. */
  variant?: 'outline' | 'quiet';
  label?: string;
  /** Label after copying. */
  doneLabel?: string;
  /** Label if the clipboard isn't available and the text was selected instead. */
  failedLabel?: string;
}

/**
 * Button that copies the text of another element. `startCopying` (`start-copying.ts`) makes it work, without React, and
 * sets `data-outcome`. Without scripts, the button is hidden. It only becomes wider if the text was selected instead.
 */
export function CopyButton({
  from,
  what,
  variant = 'outline',
  label = 'Copy',
  doneLabel = 'Copied',
  failedLabel = 'Selected',
  className,
  ...rest
}: CopyButtonProps) {
  return (
    <>
      <button
        data-slot="copy-button"
        data-copy={from}
        type="button"
        className={buttonStyles({
          variant,
          size: 'sm',
          className: `group/copy shrink-0 in-data-runtime-failed:hidden noninteractive:hidden ${className ?? ''}`,
        })}
        {...rest}
      >
        <span className="flex group-data-[outcome=done]/copy:hidden">
          <Icon name="copy" />
        </span>
        <span className="hidden group-data-[outcome=done]/copy:flex">
          <Icon name="check" />
        </span>
        <span className="grid justify-items-start *:col-start-1 *:row-start-1">
          <span className="group-data-outcome/copy:invisible">{label}</span>
          <span className="invisible group-data-[outcome=done]/copy:visible">{doneLabel}</span>
          <span className="hidden group-data-[outcome=failed]/copy:inline">{failedLabel}</span>
        </span>
        <VisuallyHidden> {what}</VisuallyHidden>
      </button>
      <output className="sr-only" data-copy-status={from} data-done={doneLabel} data-failed={failedLabel} />
    </>
  );
}
