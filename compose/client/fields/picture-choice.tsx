import { Icon } from '@onset/design-system/primitives/icon';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { compactControl } from './control-styles.tsx';
import { useForm } from './field-form.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { labelOf } from './words.ts';

interface PictureChoiceProps<Name extends string> extends FieldProps {
  readonly names: readonly Name[];
  /** What one of them is: `icon`. */
  readonly noun: string;
  readonly draw: (name: Name) => ReactNode;
}

/** A choice by picture: what is chosen, which opens all there is. */
export function PictureChoice<Name extends string>({ names, noun, draw, ...props }: PictureChoiceProps<Name>) {
  const { label, value, path } = props;
  const form = useForm();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = names.find((each) => each === value);
  return (
    <FieldFrame {...props}>
      {({ 'aria-invalid': isWrong, ...binding }) => (
        <div className="flex items-center gap-2">
          {chosen !== undefined && (
            // What shows the choice opens it too; it is no part of the button, whose name a reader hears.
            <label htmlFor={binding.id} aria-hidden="true" className="shrink-0 cursor-pointer">
              {draw(chosen)}
            </label>
          )}
          <button
            type="button"
            {...binding}
            aria-haspopup="dialog"
            aria-label={`${label}: ${chosen === undefined ? 'None' : labelOf(chosen)}, change`}
            data-wrong={isWrong || undefined}
            className={compactControl('flex! cursor-pointer items-center gap-2.5 text-start data-wrong:border-danger')}
            onClick={() => setIsOpen(true)}
          >
            <span className="min-w-0 grow wrap-anywhere">{chosen === undefined ? 'None' : labelOf(chosen)}</span>
            <Icon name="chevron-down" className="text-ink-faint" />
          </button>
          {isOpen && (
            <PictureDialog
              title={`Choose ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`}
              options={names.map((name) => ({ value: name, name: labelOf(name), picture: draw(name) }))}
              chosen={chosen}
              onChoose={(name) => form.change(path, name)}
              onClose={() => setIsOpen(false)}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}
