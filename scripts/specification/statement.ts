/** Something the product must do: held by tests, or open for a reason. Its number is its place in its section. */
export type Statement =
  | {
      readonly says: string;
      /** `<file> › <title>` of a test or of a suite, which stands for all its tests. */
      readonly heldBy: readonly string[];
    }
  | {
      readonly says: string;
      /** Why no test holds it yet. */
      readonly open: string;
    };

/** A section of the specification. */
export interface Section {
  readonly number: number;
  readonly title: string;
  readonly statements: readonly Statement[];
}
