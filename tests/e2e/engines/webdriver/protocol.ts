import { z } from 'zod';

/** A command of WebDriver BiDi, as Playwright sends it. */
export const commandSchema = z.object({
  id: z.number(),
  method: z.string(),
  params: z.record(z.string(), z.unknown()),
});
export type Command = z.infer<typeof commandSchema>;

/** Parameters of a command or an event. */
export type Params = Readonly<Record<string, unknown>>;

/** Tells Playwright of an event. */
export type Emit = (method: string, params: Params) => void;

/** A command that cannot be done, in the words of WebDriver. */
export class BidiError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const headerSchema = z.object({ name: z.string(), value: z.object({ type: z.string(), value: z.string() }) });
export const headersSchema = z.array(headerSchema);
export type BidiHeader = z.infer<typeof headerSchema>;

/** Pairs of Node's raw headers, as WebDriver BiDi has them. */
export function toBidiHeaders(raw: readonly string[]): BidiHeader[] {
  const headers: BidiHeader[] = [];
  for (let index = 0; index + 1 < raw.length; index += 2)
    headers.push({ name: raw[index] ?? '', value: { type: 'string', value: raw[index + 1] ?? '' } });
  return headers;
}

let count = 0;

/** A name nobody else has. */
export function newId(kind: string): string {
  count += 1;
  return `${kind}-${count}`;
}
