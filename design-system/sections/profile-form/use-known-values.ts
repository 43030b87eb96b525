import { useEffect, useRef } from 'react';
import type { ProfileFieldName } from './validate-profile.ts';

/** What is known of a profile; what is not there is shown as empty. */
export type KnownValues = Readonly<Partial<Record<ProfileFieldName, string | null>>>;

/**
 * Shows values that became known after the fields were drawn, in those fields nobody has typed into. Once saved, what
 * was typed gives way too to what the server made of it.
 */
export function useKnownValues(values: KnownValues, saved: boolean) {
  const fields = useRef<HTMLDivElement>(null);
  const shown = useRef(values);
  const submitted = useRef<KnownValues>({});

  useEffect(() => {
    for (const input of fields.current?.querySelectorAll('input') ?? []) {
      const name = input.name as ProfileFieldName;
      const untouched = input.value === (shown.current[name] ?? '');
      const accepted = saved && input.value.trim() === (submitted.current[name] ?? '');
      if (untouched || accepted) input.value = values[name] ?? '';
    }
    shown.current = values;
  }, [values, saved]);

  return {
    /** For the element around the fields. */
    fields,
    /** Takes note of what is sent. */
    noteSubmitted: (sent: KnownValues) => {
      submitted.current = sent;
    },
  };
}
