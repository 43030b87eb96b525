import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { isComposing } from '../is-composing.ts';
import { halfFactAt, offeredFacts } from './facts.ts';
import type { HalfFact } from './facts.ts';
import { useForm } from './field-form.ts';
import { nextOffer, Offers, offerId } from './offers.tsx';
import { replaceText } from './replace-text.ts';
import { useSite } from './use-place.ts';
import { counted } from './words.ts';

type TextControl = HTMLTextAreaElement | HTMLInputElement;

interface FactOffers {
  /** What the text control must be given. */
  readonly bindings: {
    readonly 'aria-autocomplete': 'list';
    readonly 'aria-controls': string | undefined;
    readonly 'aria-activedescendant': string | undefined;
    readonly onSelect: () => void;
    readonly onBlur: () => void;
  };
  /** Takes the keys of the list while it is open, and says whether it took one. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
  /** The list itself, for a box that is positioned. */
  readonly list: ReactNode;
}

/**
 * Offers the facts of the site while one is written, behind `{{`. The control stays the text box it is, and no screen
 * reader calls each text of a page a combobox for the one that names a fact.
 */
export function useFactOffers(control: RefObject<TextControl | null>): FactOffers {
  const id = useId();
  const form = useForm();
  const { facts } = useSite();
  const [half, setHalf] = useState<HalfFact>();
  const [active, setActive] = useState(0);
  const [closedAt, setClosedAt] = useState<number>();
  const offered = half && half.from !== closedAt ? offeredFacts(facts, half.typed) : [];
  const isOpen = offered.length > 0;

  const look = (): void => {
    const { value = '', selectionStart, selectionEnd } = control.current ?? {};
    const next = selectionStart === selectionEnd ? halfFactAt(value, selectionStart ?? 0) : undefined;
    if (next?.from === half?.from && next?.typed === half?.typed) return;
    if (next && next.from !== half?.from)
      form.announce(`${counted(offeredFacts(facts, next.typed).length, 'fact')} to choose from`);
    if (next === undefined) setClosedAt(undefined);
    setHalf(next);
    setActive(0);
  };

  const choose = (name: string): void => {
    const { current } = control;
    if (!current || !half) return;
    const written = `{{${name}}}`;
    const text = current.value.slice(0, half.from) + written + current.value.slice(half.to);
    const caret = half.from + written.length;
    setHalf(undefined);
    replaceText(current, { text, from: caret, to: caret });
  };

  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!isOpen || isComposing(event.nativeEvent)) return false;
    const next = nextOffer(event.key, active, offered.length);
    const chosen = offered[active];
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter' && chosen) choose(chosen.name);
    else if (event.key === 'Escape') setClosedAt(half?.from);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  return {
    bindings: {
      'aria-autocomplete': 'list',
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen ? offerId(id, active) : undefined,
      onSelect: look,
      onBlur: () => setHalf(undefined),
    },
    onKeyDown,
    list: isOpen && (
      <Offers
        id={id}
        label="Facts"
        offers={offered.map(({ name, value }) => ({ value: name, detail: value }))}
        active={active}
        onChoose={({ value }) => choose(value)}
      />
    ),
  };
}
