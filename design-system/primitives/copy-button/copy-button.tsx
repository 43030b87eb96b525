import type { ComponentProps } from 'react';
import { buttonStyles } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

export interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type' | 'hidden'> {
  /** The id of the element whose text is copied. */
  from: string;
  /** What is copied, such as “the Homebrew line”: read out after the word, where the eye sees what stands beside it. */
  what: string;
  /** The word beside the icon. */
  word?: string;
  /** In its place once it is copied. */
  doneWord?: string;
  /** Where the clipboard cannot be had: the text is selected then, so that the keys copy it. */
  failedWord?: string;
}

/**
 * Copies the text of another element. It needs a script and no React: it is hidden until `site/runtime/copy.ts` takes
 * charge of every `[data-copy]`, and marks the outcome with `data-outcome`. Both words take the same room, so that
 * nothing moves.
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
        hidden
        className={buttonStyles({
          variant: 'outline',
          size: 'sm',
          className: `group/copy shrink-0 ${className ?? ''}`,
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
