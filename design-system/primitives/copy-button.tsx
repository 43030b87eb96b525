import type { ComponentProps } from 'react';
import { buttonStyles } from './button.tsx';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  /** The id of the element whose text is copied. */
  from: string;
  /** Name of the copied text, such as “the Homebrew line”. Screen readers read it after the word. */
  what: string;
  /** Word beside the icon. */
  word?: string;
  /** Word after copying. */
  doneWord?: string;
  /** Word where the clipboard isn't available, and the text was selected instead. */
  failedWord?: string;
}

/**
 * Copies the text of another element with `site/runtime/copy.ts`, which works without React and sets `data-outcome`.
 * The button is hidden where scripts don't run, and is as wide as the longest of its words.
 */
export function CopyButton({
  from,
  what,
  word = 'Copy',
  doneWord = 'Copied',
  failedWord = 'Selected',
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
          variant: 'outline',
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
          <span className="group-data-outcome/copy:invisible">{word}</span>
          <span className="invisible group-data-[outcome=done]/copy:visible">{doneWord}</span>
          <span className="invisible group-data-[outcome=failed]/copy:visible">{failedWord}</span>
        </span>
        <VisuallyHidden> {what}</VisuallyHidden>
      </button>
      <output className="sr-only" data-copy-status={from} data-done={doneWord} data-failed={failedWord} />
    </>
  );
}
