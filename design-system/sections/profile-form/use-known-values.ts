import { useEffect, useRef, useState } from 'react';
import type { ProfileFields } from './fields.ts';

/** What is known of a profile; what is not there is shown as empty. */
export type KnownValues = Readonly<Partial<Record<keyof ProfileFields, string | null>>>;

/**
 * Shows values that became known after the fields were rendered, in the fields no one has typed into. Once saved, the
 * server's values also replace what was typed. Knows whether the email is another than the known one.
 */
export function useKnownValues(values: KnownValues, saved: boolean, foldEmail: FoldEmail | undefined) {
  const fields = useRef<HTMLDivElement>(null);
  const shown = useRef(values);
  const submitted = useRef<KnownValues>({});
  const [otherEmail, setOtherEmail] = useState<string | null>(null);

  useEffect(() => {
    for (const input of fields.current?.querySelectorAll('input') ?? []) {
      const name = input.name as keyof ProfileFields;
      const untouched = input.value === (shown.current[name] ?? '');
      const accepted = saved && input.value.trim() === (submitted.current[name] ?? '');
      if (untouched || accepted) input.value = values[name] ?? '';
      if (name === 'email') setOtherEmail(isAnotherEmail(input.value, values.email, foldEmail) ? input.value : null);
    }
    shown.current = values;
  }, [values, saved, foldEmail]);

  return {
    /** Whether another email than the known one stands in its field. */
    hasNewEmail: otherEmail !== null && isAnotherEmail(otherEmail, values.email, foldEmail),
    /** To be called with what stands in the email's field at each change. */
    noteEmail: setOtherEmail,
    /** For the element around the fields. */
    fields,
    /** Takes note of what is sent. */
    noteSubmitted: (sent: KnownValues) => {
      submitted.current = sent;
    },
  };
}

/** Folds an email address, so that two spellings of one are the same text. */
export type FoldEmail = (email: string) => string;

/** Returns true if a different email address was typed than the known one; false if none is known. */
export function isAnotherEmail(
  typed: string,
  known: string | null | undefined,
  fold: FoldEmail = (email) => email.toLowerCase(),
): boolean {
  return Boolean(known) && fold(typed.trim()) !== fold(known ?? '');
}
