/** @jsxRuntime classic */
import * as React from 'react';
import type { ComponentType } from 'react';
import type { PictureProps } from './editor-props.ts';
import type { NamedField } from './field.ts';
import { FieldEditor } from './field-editor.tsx';
import { editorStyles } from './styles.ts';

interface ContentEditorProps {
  fields: readonly NamedField[];
  values: Readonly<Record<string, unknown>>;
  /** Called with the one property that was changed; `undefined` takes it away. */
  onChange: (changed: Readonly<Record<string, unknown>>) => void;
  /** Draws an illustration or an icon by its name. */
  Picture: ComponentType<PictureProps>;
}

/**
 * Edits the content of a section by the fields of its schema: lists item by item, parts of parts in place, drawings by
 * their pictures. It brings its own styles, because it stands in Storybook's frame as well as on a docs page.
 */
export function ContentEditor({ fields, values, onChange, Picture }: ContentEditorProps) {
  return (
    <div className="ce">
      <style>{editorStyles}</style>
      {fields.map(({ name, field, isRequired }) => (
        <FieldEditor
          key={name}
          name={name}
          field={field}
          isRequired={isRequired}
          value={values[name]}
          onChange={(value) => onChange({ [name]: value })}
          Picture={Picture}
        />
      ))}
    </div>
  );
}
