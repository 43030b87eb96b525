/** What is wrong, by the name of the field: one sentence each. A field without fault has none. */
export type Faults<Name extends string> = Partial<Readonly<Record<Name, string>>>;

/** The same, without the fields that were asked about and have no fault. */
export function onlyFaults<Name extends string>(asked: Readonly<Record<Name, string | undefined>>): Faults<Name> {
  const found: Partial<Record<Name, string>> = {};
  for (const name in asked) {
    const fault = asked[name];
    if (fault !== undefined) found[name] = fault;
  }
  return found;
}
