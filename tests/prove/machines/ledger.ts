/** One request, as its client saw it. */
export interface Answer {
  /** What it was for: `register`, `refresh`. */
  readonly kind: string;
  readonly method: string;
  /** Milliseconds it took, up to the last byte. */
  readonly took: number;
  /** The status, of a server or, where that was lost, of the proxy; `undefined` where nothing came back. */
  readonly status: number | undefined;
  /** Whether a server answered, and not the proxy in its place. */
  readonly isServers: boolean;
  readonly body: string;
  readonly cookie: string | undefined;
}

/** Methods a proxy may send again though they were sent before: what they do twice is what they do once (RFC 9110). */
const REPEATABLE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);

/** What all clients of a run were told, and what was wrong. */
export class Ledger {
  readonly #times = new Map<string, number[]>();
  readonly #lost = new Map<string, number>();
  /** What must not happen, in words. */
  readonly violations: string[] = [];
  /** Requests that got no answer of a server and that the proxy may not send again. */
  lostPosts = 0;

  /** Notes a request. One that is lost and could have been sent again by the proxy is a violation. */
  note({ kind, method, took, status, isServers, body }: Answer): void {
    const times = this.#times.get(kind) ?? [];
    this.#times.set(kind, times);
    times.push(took);
    if (isServers) {
      if (status === undefined || status >= 500 || status === 429) this.blame(`${kind} got ${status}: ${body}`);
      return;
    }
    const how = `${method} ${kind}: ${status === undefined ? 'no answer' : `${status} of the proxy`}`;
    this.#lost.set(how, (this.#lost.get(how) ?? 0) + 1);
    if (REPEATABLE.has(method)) this.blame(`${how}, which it could have sent again`);
    else this.lostPosts += 1;
  }

  /** Notes something that must not be. */
  blame(what: string): void {
    this.violations.push(what);
  }

  /** How many requests were made. */
  get requests(): number {
    return [...this.#times.values()].reduce((sum, times) => sum + times.length, 0);
  }

  /** Lines of a table: requests of each kind, and how long they took. */
  table(): string[] {
    const rows = [...this.#times].toSorted(([one], [other]) => (one < other ? -1 : 1));
    const all: [string, number[]] = ['all', rows.flatMap(([, times]) => times)];
    return [...rows, all].map(([kind, times]) => {
      const sorted = times.toSorted((one, other) => one - other);
      const at = (share: number): string =>
        `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)} ms`.padStart(9);
      return `  ${kind.padEnd(18)}${String(times.length).padStart(8)}  p50${at(0.5)}  p99${at(0.99)}`;
    });
  }

  /** Lines about requests that were lost, by kind. */
  lost(): string[] {
    return [...this.#lost]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([how, count]) => `  ${String(count).padStart(6)}  ${how}`);
  }
}
