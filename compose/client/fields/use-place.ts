import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useForm, useFromForm } from './field-form.ts';
import type { FieldForm } from './field-form.ts';
import type { FieldsFacts } from './field-props.ts';
import { keyOf } from './path.ts';
import type { Path } from './path.ts';

const SEPARATOR = '\n';

/** What is wrong at a place: one sentence each. */
export function useIssuesAt(path: Path): readonly string[] {
  // As one text, which is the same while the sentences are.
  const text = useFromForm((form) => form.facts.issuesAt(path).join(SEPARATOR));
  return text === '' ? [] : text.split(SEPARATOR);
}

/** How much is wrong at a place and within it. */
export const useIssueCount = (path: Path): number => useFromForm((form) => form.facts.issuesBelow(path));

const siteOf = ({ facts }: FieldForm): FieldsFacts['site'] => facts.site;
const anchorsOf = ({ facts }: FieldForm): string => facts.ownAnchors.join(SEPARATOR);

/** What the form knows of the site. */
export const useSite = (): FieldsFacts['site'] => useFromForm(siteOf);

/** The anchors of the page that is being made. */
export function useOwnAnchors(): readonly string[] {
  const text = useFromForm(anchorsOf);
  return text === '' ? [] : text.split(SEPARATOR);
}

/**
 * Takes the focus when this place is asked for: the part of `box` that is marked `data-control`, scrolled to where it is
 * seen. `box` may hold other places; the innermost is asked first.
 */
export function useFocusWhenAsked(path: Path, box: RefObject<HTMLElement | null>, canTake = true): void {
  const form = useForm();
  const key = keyOf(path);
  useEffect(() => {
    const take = (): void => {
      if (!canTake || !form.hasRequest) return;
      const control = box.current?.querySelector<HTMLElement>('[data-control]');
      if (!control || !form.claim(path)) return;
      control.focus({ preventScroll: true });
      control.scrollIntoView({ block: 'center' });
    };
    take();
    return form.subscribe(take);
    // oxlint-disable-next-line react/exhaustive-deps -- The key says all that a path does, and paths are made anew.
  }, [form, key, box, canTake]);
}

/** Whether something is open, which it becomes when a place within it is asked for. */
export function useOpen(path: Path, isOpenAtFirst: boolean): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const isAsked = useFromForm((form) => form.isAsked(path));
  if (isAsked && !isOpen) setIsOpen(true);
  return [isOpen, setIsOpen];
}
