import { use, useEffect, useLayoutEffect, useState } from 'react';
import type { RecordField } from '../../fields/field.ts';
import type { Json } from '../../source/json.ts';
import { isRecord } from '../../source/json.ts';
import { FieldForm, FormContext, useFromForm } from './field-form.ts';
import type { OnFormChange } from './field-form.ts';
import { Wrong } from './frame-parts.tsx';
import { FieldsContext } from './field-props.ts';
import { FieldView } from './field-view.tsx';
import type { Path } from './path.ts';
import { RecordParts } from './record-parts.tsx';
import { useIssuesAt } from './use-place.ts';

export interface RecordFieldsProps {
  readonly field: RecordField;
  readonly value: Json | undefined;
  /** Where the record stands in the document. */
  readonly path: Path;
  /** Takes the whole record as it has become, the rest of it the same by reference, and the place that was changed. */
  readonly onChange: OnFormChange;
  /** The parts of the record that are filled in elsewhere: the field does not know them, and they are nobody's mistake. */
  readonly elsewhere?: readonly string[];
}

/** All fields of a record, without a frame: a form of their own. What they may look at comes from `FieldsContext`. */
export function RecordFields({ field, value, path, onChange, elsewhere }: RecordFieldsProps) {
  const facts = use(FieldsContext);
  const [form] = useState(() => new FieldForm(facts));
  useLayoutEffect(() => form.update(value, path, onChange, facts));
  const { focusOn } = facts;
  useEffect(() => {
    if (focusOn === undefined) return undefined;
    // What is folded around the place is open by then.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => form.giveWay());
    });
    return () => cancelAnimationFrame(frame);
  }, [form, focusOn]);
  return (
    <FormContext value={form}>
      <div className="flex min-w-0 flex-col gap-4">
        {isRecord(value) ? (
          <>
            <OwnIssues path={path} />
            <RecordParts field={field} value={value} path={path} Part={FieldView} elsewhere={elsewhere} />
          </>
        ) : (
          <FieldView field={field} label="Content" isRequired path={path} value={value} />
        )}
        <Announcer />
      </div>
    </FormContext>
  );
}

/** What is wrong with the record as a whole. */
const OwnIssues = ({ path }: { path: Path }) => <Wrong sentences={useIssuesAt(path)} />;

const wordsOf = (form: FieldForm): string => form.announcement;

/** Says what was done, to who does not see it. */
const Announcer = () => (
  <p
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An `output` belongs to what is computed of a form.
    role="status"
    className="sr-only"
  >
    {useFromForm(wordsOf)}
  </p>
);
