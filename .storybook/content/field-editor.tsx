/** @jsxRuntime classic */
import * as React from 'react';
import { useId } from 'react';
import type { EditorProps } from './editor-props.ts';
import type { GroupField, VariantsField } from './field.ts';
import { ListEditor } from './list-editor.tsx';
import { ChoiceInput, JsonInput, NumberInput, PictureInput, SwitchInput, TextInput } from './simple-inputs.tsx';
import { isValues, newValue, variantOf, withProperty } from './values.ts';

/** The label, the words and the input of one place in a content; of a place with parts, those of its parts inside it. */
export function FieldEditor(props: EditorProps) {
  const { name, field, isRequired, value, onChange } = props;
  const id = useId();
  const isComposed = ['list', 'group', 'variants'].includes(field.kind);
  const isAbsent = value === undefined && isComposed;
  const hint = field.description && <p className="ce-hint">{field.description}</p>;
  if (!isComposed)
    return (
      <div className="ce-field">
        <Label htmlFor={id} name={name} isRequired={isRequired} />
        <SimpleInput {...props} id={id} />
        {hint}
      </div>
    );
  return (
    <fieldset className="ce-group">
      <legend>
        <Label name={name} isRequired={isRequired} />
        {isAbsent && (
          <button type="button" className="ce-button" onClick={() => onChange(newValue(field))}>
            Add<span className="ce-unseen"> {name}</span>
          </button>
        )}
        {!isAbsent && !isRequired && (
          <button type="button" className="ce-button" onClick={() => onChange(undefined)}>
            Leave out<span className="ce-unseen"> {name}</span>
          </button>
        )}
      </legend>
      {hint}
      {!isAbsent && <Parts {...props} />}
    </fieldset>
  );
}

function Label({ htmlFor, name, isRequired }: { htmlFor?: string; name: string; isRequired: boolean }) {
  const words = (
    <>
      {name}
      {isRequired && (
        <span className="ce-required" title="required">
          {' '}
          *
        </span>
      )}
    </>
  );
  return htmlFor === undefined ? (
    <span className="ce-label">{words}</span>
  ) : (
    <label className="ce-label" htmlFor={htmlFor}>
      {words}
    </label>
  );
}

/** The inputs of a place that has parts, without the frame around them: what an item of a list holds. */
function Parts({ field, ...others }: EditorProps) {
  if (field.kind === 'list') return <ListEditor {...others} field={field} Item={Parts} />;
  if (field.kind === 'group') return <GroupParts {...others} field={field} />;
  if (field.kind === 'variants') return <VariantParts {...others} field={field} />;
  return <SimpleInput {...others} field={field} />;
}

function GroupParts({ field, value, onChange, Picture }: EditorProps<GroupField>) {
  const values = isValues(value) ? value : {};
  // What can have one value only, such as the mark of a form, is nothing to choose.
  const shown = field.fields.filter(({ field: part }) => part.kind !== 'choice' || part.options.length > 1);
  return shown.map((part) => (
    <FieldEditor
      key={part.name}
      name={part.name}
      field={part.field}
      isRequired={part.isRequired}
      value={values[part.name]}
      onChange={(changed) => onChange(withProperty(values, part.name, changed))}
      Picture={Picture}
    />
  ));
}

/** A choice between the forms, and the parts of the one that there is. */
function VariantParts({ name, field, value, onChange, ...others }: EditorProps<VariantsField>) {
  const chosen = variantOf(field.variants, value);
  const form = field.variants[chosen];
  return (
    <>
      <select
        className="ce-input"
        aria-label={`Form of ${name}`}
        value={chosen}
        onChange={({ target }) => {
          const other = field.variants[Number(target.value)];
          if (other) onChange(newValue(other.field));
        }}
      >
        {field.variants.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
      {form && <Parts {...others} name={name} field={form.field} value={value} onChange={onChange} />}
    </>
  );
}

/** The input of a place that holds one value. What is no single value is edited as JSON. */
function SimpleInput({ field, ...others }: EditorProps & { id?: string }) {
  switch (field.kind) {
    case 'text':
      return <TextInput {...others} field={field} />;
    case 'number':
      return <NumberInput {...others} field={field} />;
    case 'switch':
      return <SwitchInput {...others} field={field} />;
    case 'choice':
      return <ChoiceInput {...others} field={field} />;
    case 'picture':
      return <PictureInput {...others} field={field} />;
    case 'json':
    case 'list':
    case 'group':
    case 'variants':
      return <JsonInput {...others} field={field} />;
  }
}
