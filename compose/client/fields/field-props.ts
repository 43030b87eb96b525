import { createContext } from 'react';
import type { ComponentType } from 'react';
import type { Field } from '../../fields/field.ts';
import type { SiteInfo } from '../../protocol/protocol.ts';
import type { Json } from '../../source/json.ts';
import type { Path } from './path.ts';

export type { Path } from './path.ts';

/** One place of a document, to be filled in. What is changed goes to the form it is part of: `FieldForm.change`. */
export interface FieldProps<Kind extends Field = Field> {
  readonly field: Kind;
  /** Its name in words. */
  readonly label: string;
  /** What to say here, from the schema. */
  readonly description?: string | undefined;
  readonly isRequired: boolean;
  /** Where it stands in the document. */
  readonly path: Path;
  /** Undefined where nothing is said. */
  readonly value: Json | undefined;
  /** Named already by what it stands in: its label is for screen readers alone. */
  readonly isBare?: boolean | undefined;
}

/** The fields of several parts: `Part` draws each of them. It is given, so that no two modules import each other. */
export interface PartsProps<Kind extends Field> extends FieldProps<Kind> {
  readonly Part: ComponentType<FieldProps>;
}

/** The field that is to be opened and to take the focus. */
export interface FocusRequest {
  readonly path: Path;
  /** When it was asked for, in any count that goes up: the same field can be asked for again. */
  readonly at: number;
}

/** What every field may look at, wherever it stands. */
export interface FieldsFacts {
  /** Keep the object while the site is the same: fields are drawn anew when it is another. */
  readonly site: Pick<SiteInfo, 'places' | 'facts' | 'images'>;
  /** What is wrong at a place itself: one sentence each. */
  readonly issuesAt: (path: Path) => readonly string[];
  /** How much is wrong at a place and below it. */
  readonly issuesBelow: (path: Path) => number;
  /** Anchors of the page that is being made, as it is now. */
  readonly ownAnchors: readonly string[];
  readonly focusOn?: FocusRequest | undefined;
}

/** The facts of the forms below. */
export const FieldsContext = createContext<FieldsFacts>({
  site: { places: [], facts: [], images: [] },
  issuesAt: () => [],
  issuesBelow: () => 0,
  ownAnchors: [],
});
