/** Work that is done one after the other for each name, in the order in which it was asked for. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Names under which something is under way. */
  get size(): number {
    return this.#last.size;
  }

  /** Does `work` when all that was asked for before under this name has ended, however it ended. */
  async take<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const turn = (this.#last.get(name) ?? Promise.resolve()).catch(() => undefined).then(work);
    this.#last.set(name, turn);
    try {
      return await turn;
    } finally {
      // Nobody comes after it: there is nothing to remember.
      if (this.#last.get(name) === turn) this.#last.delete(name);
    }
  }
}
