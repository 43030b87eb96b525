import { memo } from 'react';
import { ChoiceControl, SwitchControl } from './choice-control.tsx';
import type { FieldProps } from './field-props.ts';
import { fits } from './fits.ts';
import { IllustrationControl } from './illustration-control.tsx';
import { LinkControl } from './link-control.tsx';
import { ListControl } from './list-control.tsx';
import { isSamePath } from './path.ts';
import { PathControl } from './path-control.tsx';
import { RecordControl } from './record-control.tsx';
import { RichTextControl } from './rich-text-control.tsx';
import { DateControl, DocumentControl, NumberControl, TimecodeControl } from './short-controls.tsx';
import { TextControl } from './text-control.tsx';
import { Unexpected } from './unexpected.tsx';
import { VariantsControl } from './variants-control.tsx';

/**
 * The control of one place, by the kind of its field; inside a form, such as `RecordFields`. It is drawn anew only when
 * what it is given says something else, so that typing in one field costs one field.
 */
export const FieldView = memo(function FieldView(props: FieldProps) {
  const { field, value, isRequired } = props;
  const isLeftOut = value === undefined && !isRequired && (field.kind === 'choice' || field.kind === 'switch');
  if (!isLeftOut && (value === undefined || !fits(field, value))) return <Unexpected {...props} />;
  switch (field.kind) {
    case 'text':
      return <TextControl {...props} field={field} />;
    case 'rich-text':
      return <RichTextControl {...props} />;
    case 'link':
      return <LinkControl {...props} />;
    case 'path':
      return <PathControl {...props} />;
    case 'timecode':
      return <TimecodeControl {...props} />;
    case 'date':
      return <DateControl {...props} />;
    case 'switch':
      return <SwitchControl {...props} />;
    case 'number':
      return <NumberControl {...props} field={field} />;
    case 'choice':
      return <ChoiceControl {...props} field={field} />;
    case 'illustration':
      return <IllustrationControl {...props} field={field} />;
    case 'list':
      if (field.item.kind === 'document') return <DocumentControl {...props} />;
      return <ListControl {...props} field={field} Part={FieldView} />;
    case 'record':
      return <RecordControl {...props} field={field} Part={FieldView} />;
    case 'variants':
      return <VariantsControl {...props} field={field} Part={FieldView} />;
    case 'document':
      return <DocumentControl {...props} />;
    case 'fixed':
      // What can be nothing else says nothing to who fills it in.
      return null;
  }
}, isSameField);

function isSameField(one: FieldProps, other: FieldProps): boolean {
  return (
    one.field === other.field &&
    one.value === other.value &&
    one.label === other.label &&
    one.description === other.description &&
    one.isRequired === other.isRequired &&
    one.isBare === other.isBare &&
    isSamePath(one.path, other.path)
  );
}
