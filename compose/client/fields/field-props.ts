import { createContext } from 'react';
import type { Field } from '../../fields/field.ts';
import type { SiteInfo } from '../../protocol/protocol.ts';
import type { Json } from '../../source/json.ts';

/** Where something stands in a document: `sections`, `0`, `content`, `heading`. */
export type Path = readonly (string | number)[];

/** One place of a document, to be filled in. */
export interface FieldProps<Kind extends Field = Field> {
  readonly field: Kind;
  /** Its name in words. */
  readonly label: string;
  /** What to say here, from the schema. */
  readonly description?: string | undefined;
  readonly isRequired: boolean;
  readonly path: Path;
  /** Undefined where nothing is said. */
  readonly value: Json | undefined;
  /** Undefined takes it away, which only what is not required may be. */
  readonly onChange: (value: Json | undefined) => void;
}

/** What every field may look at, wherever it stands. */
export interface FieldsFacts {
  readonly site: Pick<SiteInfo, 'places' | 'facts' | 'images'>;
  /** What is wrong at a place itself: one sentence each. */
  readonly issuesAt: (path: Path) => readonly string[];
  /** Anchors of the page that is being made, as it is now. */
  readonly ownAnchors: readonly string[];
}

/** The facts of the fields below. */
export const FieldsContext = createContext<FieldsFacts>({
  site: { places: [], facts: [], images: [] },
  issuesAt: () => [],
  ownAnchors: [],
});
