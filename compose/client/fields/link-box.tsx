import { useId, useState } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { isComposing } from '../is-composing.ts';
import { compactControl } from './control-styles.tsx';
import type { ControlBinding } from './field-frame.tsx';
import type { Offer } from './offers.tsx';
import { nextOffer, Offers, offerId } from './offers.tsx';

interface LinkBoxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is offered for what is typed. */
  readonly offersFor: (typed: string) => readonly Offer[];
  readonly binding?: ControlBinding;
}

/** One line that is completed from a list, and takes what is in none. */
export function LinkBox({ value, onChange, offersFor, binding, onKeyDown, ...rest }: LinkBoxProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const offers = isOpen ? offersFor(value) : [];
  const isShown = offers.length > 0;

  const close = (): void => {
    setIsOpen(false);
    setActive(-1);
  };
  const choose = (offer: Offer): void => {
    onChange(offer.value);
    close();
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    const chosen = offers[active];
    const next = isShown ? nextOffer(event.key, active, offers.length) : undefined;
    if (isComposing(event.nativeEvent)) return;
    if (next !== undefined) setActive(next);
    else if (event.key === 'ArrowDown') setIsOpen(true);
    else if (isShown && event.key === 'Enter' && chosen) choose(chosen);
    else if (isShown && event.key === 'Escape') close();
    else {
      onKeyDown?.(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="relative">
      <input
        type="text"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A datalist shows no titles, and not in the site's look.
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        aria-activedescendant={isShown && active >= 0 ? offerId(id, active) : undefined}
        autoComplete="off"
        spellCheck={false}
        // An address reads from left to right in every language.
        dir="ltr"
        className={compactControl('font-mono rtl:text-right')}
        {...rest}
        {...binding}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
          setIsOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKey}
        onBlur={close}
      />
      {isShown && <Offers id={id} label="Link targets" offers={offers} active={active} onChoose={choose} />}
    </div>
  );
}
