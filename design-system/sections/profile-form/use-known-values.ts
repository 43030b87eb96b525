import { useEffect, useRef, useState } from 'react';
import type { ProfileFields } from './fields.ts';

/** What is known of a profile; what is not there is shown as empty. */
export type KnownValues = Readonly<Partial<Record<keyof ProfileFields, string | null>>>;

/**
 * Shows values that became known after the fields were drawn, in those fields nobody has typed into. Once saved, what
 * was typed gives way too to what the server made of it. Knows whether the email is another than the known one.
 */
export function useKnownValues(values: KnownValues, saved: boolean) {
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
      if (name === 'email') setOtherEmail(isAnotherEmail(input.value, values.email) ? input.value : null);
    }
    shown.current = values;
  }, [values, saved]);

  return {
    /** Whether another email than the known one stands in its field. */
    hasNewEmail: otherEmail !== null && isAnotherEmail(otherEmail, values.email),
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

/** Whether what was typed is another address than the known one. Where none is known, nothing is another. */
export function isAnotherEmail(typed: string, known: string | null | undefined): boolean {
  return Boolean(known) && typed.trim().toLowerCase() !== known?.toLowerCase();
}
