import type { ComponentType } from 'react';
import type { Field, PictureKind } from './field.ts';

export interface PictureProps {
  of: PictureKind;
  name: string;
}

/** What every editor of one place in a content takes. */
export interface EditorProps<Of extends Field = Field> {
  name: string;
  field: Of;
  isRequired: boolean;
  value: unknown;
  /** Called with the new value; with `undefined` where it is left out. */
  onChange: (value: unknown) => void;
  /** Draws an illustration or an icon by its name. */
  Picture: ComponentType<PictureProps>;
}
