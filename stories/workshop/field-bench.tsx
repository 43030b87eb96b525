import { brand } from '@onset/design-system/brand';
import { useMemo, useState } from 'react';
import type { Field, NamedField, RecordField } from '../../compose/fields/field.ts';
import { fieldIssues } from '../../compose/client/fields/field-issues.ts';
import type { FieldsFacts, FocusRequest, Path } from '../../compose/client/fields/field-props.ts';
import { FieldsContext } from '../../compose/client/fields/field-props.ts';
import { RecordFields } from '../../compose/client/fields/record-fields.tsx';
import type { Json } from '../../compose/source/json.ts';
import { facts } from '../../site/content/facts.ts';
import file from '../fixtures/film-poster.svg?url&no-inline';

/** Absolute path of an image that Storybook serves, because content must not contain relative paths. */
export const poster = new URL(file, document.baseURI).pathname;

/** Pages, facts and images that the fields suggest. Facts are placeholders for values that change, such as prices. */
const site: FieldsFacts['site'] = {
  places: [
    { path: '/', title: brand.name, anchors: ['questions'] },
    { path: '/pricing', title: 'Pricing', anchors: ['plans', 'which', 'questions'] },
    { path: '/download', title: 'Download', anchors: ['verify'] },
    { path: '/how-it-works', title: 'How it works', anchors: [] },
  ],
  facts: Object.entries(facts).map(([name, value]) => ({ name, value })),
  images: [poster, '/media/film.avif'],
};

/** Returns a record field with the given fields. A field is optional if its name ends with `?`. */
export const record = (fields: Readonly<Record<string, Field | readonly [Field, string]>>): RecordField => ({
  kind: 'record',
  fields: Object.entries(fields).map(([name, part]): NamedField => {
    const [field, description] = isPair(part) ? part : [part, undefined];
    return { name: name.replace('?', ''), isRequired: !name.endsWith('?'), description, field };
  }),
});

const isPair = (part: Field | readonly [Field, string]): part is readonly [Field, string] => Array.isArray(part);

export const text = (limit?: number, pattern?: string): Field => ({ kind: 'text', limit, pattern });

export const list = (item: Field, min: number, max: number): Field => ({ kind: 'list', item, min, max });

export interface FieldBenchProps {
  field: RecordField;
  /** Initial value of the fields. */
  value: Json;
  issues?: readonly { readonly path: Path; readonly message: string }[];
  ownAnchors?: readonly string[];
  focusOn?: FocusRequest | undefined;
  onChange?: (value: Json, at: Path) => void;
}

const NONE: readonly never[] = [];

/** Renders the editor fields of a record in a pane that is as wide as in the page editor, and stores their values. */
export function FieldBench({ field, value, issues = NONE, ownAnchors = NONE, focusOn, onChange }: FieldBenchProps) {
  const [currentValue, setCurrentValue] = useState(value);
  const fieldsFacts = useMemo(
    (): FieldsFacts => ({ site, ownAnchors, focusOn, ...fieldIssues(issues) }),
    [ownAnchors, focusOn, issues],
  );
  return (
    <div className="w-full max-w-[22.5rem] bg-surface p-4">
      <FieldsContext value={fieldsFacts}>
        <RecordFields
          field={field}
          value={currentValue}
          path={NONE}
          onChange={(next, at) => {
            setCurrentValue(next);
            onChange?.(next, at);
          }}
        />
      </FieldsContext>
    </div>
  );
}
