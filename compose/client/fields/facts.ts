/** A fact of the site: texts name it, pages say its value. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

const FACT = /\{\{([^{}]{0,200})\}\}/g;

/** A text as it will be read: with the values of the facts it names. What is no fact stays as it is written. */
export function filled(text: string, facts: readonly Fact[]): string {
  return text.replaceAll(FACT, (written, inner: string) => {
    const name = inner.trim();
    return facts.find((each) => each.name === name)?.value ?? written;
  });
}

/** A fact that is being written: from where to where its name stands, and what of it there is. */
export interface HalfFact {
  readonly from: number;
  readonly to: number;
  readonly typed: string;
}

/** The fact that is being written where the caret stands, behind `{{`. Undefined where none is. */
export function halfFactAt(text: string, caret: number): HalfFact | undefined {
  const before = text.slice(Math.max(0, caret - 60), caret);
  const typed = /\{\{\s*([\w.-]*)$/.exec(before)?.[1];
  if (typed === undefined) return undefined;
  const rest = /^[\w.-]*(?:\s*\}\})?/.exec(text.slice(caret, caret + 60))?.[0] ?? '';
  return { from: before.lastIndexOf('{{') + caret - before.length, to: caret + rest.length, typed };
}

/** The facts to offer for what is typed: those that begin so first. */
export function offeredFacts(facts: readonly Fact[], typed: string): readonly Fact[] {
  const words = typed.toLowerCase();
  const begins = facts.filter(({ name }) => name.toLowerCase().startsWith(words));
  const holds = facts.filter((each) => !begins.includes(each) && each.name.toLowerCase().includes(words));
  return [...begins, ...holds];
}
