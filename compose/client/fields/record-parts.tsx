import { Icon } from '@onset/design-system/primitives/icon';
import { useId, useRef, useState } from 'react';
import type { Field, NamedField, RecordField } from '../../fields/field.ts';
import { canStart, leastOf } from '../../fields/least.ts';
import type { Json, JsonRecord } from '../../source/json.ts';
import { signButton, wordButton } from './control-styles.tsx';
import { useForm } from './field-form.ts';
import { Wrong } from './frame-parts.tsx';
import type { PartsProps, Path } from './field-props.ts';
import { firstControl } from './first-control.ts';
import { Sign } from './sign.tsx';
import { useFocusWhenAsked, useIssuesAt } from './use-place.ts';
import { labelOf } from './words.ts';

interface RecordPartsProps extends Pick<PartsProps<RecordField>, 'field' | 'path' | 'Part'> {
  readonly value: JsonRecord;
  /** What the record says that is filled in elsewhere. */
  readonly elsewhere?: readonly string[] | undefined;
}

/** The fields of a record: what is said, in the order of its schema, then what else can be, then what it does not know. */
export function RecordParts({ field, value, path, Part, elsewhere = [] }: RecordPartsProps) {
  const isSaid = (part: NamedField): boolean => Object.hasOwn(value, part.name);
  const shown = field.fields.filter((part) => isSaid(part) || part.isRequired || isAlwaysShown(part.field));
  const unsaid = field.fields.filter((part) => !shown.includes(part) && canStart(part.field));
  const known = new Set([...elsewhere, ...field.fields.map(({ name }) => name)]);
  const strays = Object.keys(value).filter((name) => !known.has(name));
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {shown.map((part) => (
        <Part
          key={part.name}
          field={part.field}
          label={labelOf(part.name)}
          description={part.description}
          isRequired={part.isRequired}
          path={[...path, part.name]}
          value={isSaid(part) ? value[part.name] : undefined}
        />
      ))}
      {unsaid.length > 0 && <Additions parts={unsaid} path={path} />}
      {strays.map((name) => (
        <Stray key={name} name={name} value={value[name] ?? null} path={[...path, name]} />
      ))}
    </div>
  );
}

/** What says by itself that it is not said. */
const isAlwaysShown = ({ kind }: Field): boolean => kind === 'switch' || kind === 'choice';

/** What need not be said and is not: each a button, with what it is for below while one is looked at. */
function Additions({ parts, path }: { parts: readonly NamedField[]; path: Path }) {
  const [looked, setLooked] = useState<string>();
  const description = parts.find(({ name }) => name === looked)?.description;
  return (
    <div className="relative">
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- No native group has a name and no legend.
        role="group"
        aria-label="More fields"
        className="flex flex-wrap gap-1.5"
      >
        {parts.map((part) => (
          <Addition key={part.name} part={part} path={[...path, part.name]} onLook={setLooked} />
        ))}
      </div>
      {description !== undefined && (
        // Over what follows: nothing moves while somebody looks around.
        <p
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 top-full z-raised mt-1 rounded-sm border border-line bg-surface px-2 py-1 text-label text-ink-muted shadow-float"
        >
          {description}
        </p>
      )}
    </div>
  );
}

interface AdditionProps {
  readonly part: NamedField;
  readonly path: Path;
  readonly onLook: (name: string | undefined) => void;
}

function Addition({ part: { name, description, field }, path, onLook }: AdditionProps) {
  const id = useId();
  const form = useForm();
  const box = useRef<HTMLSpanElement>(null);
  useFocusWhenAsked(path, box);
  const issues = useIssuesAt(path);
  const label = labelOf(name);
  return (
    <span ref={box} className="flex max-w-full flex-col gap-1">
      <button
        type="button"
        data-control=""
        aria-label={`Add ${label.toLowerCase()}`}
        aria-describedby={description === undefined ? undefined : id}
        className={`${wordButton} self-start`}
        onPointerEnter={() => onLook(name)}
        onFocus={() => onLook(name)}
        onPointerLeave={() => onLook(undefined)}
        onBlur={() => onLook(undefined)}
        onClick={() => {
          const least = leastOf(field, name);
          form.change(path, least);
          form.announce(`${label} added`);
          form.focusNext(firstControl(field, least, path));
        }}
      >
        <Sign name="plus" />
        {label}
      </button>
      <span id={id} hidden>
        {description}
      </span>
      <Wrong sentences={issues} />
    </span>
  );
}

/** Something in the file that the schema does not know: it fails the build, and can only be taken away. */
function Stray({ name, value, path }: { name: string; value: Json; path: Path }) {
  const form = useForm();
  return (
    <div className="flex items-start gap-2 text-label">
      <p className="min-w-0 grow wrap-anywhere text-danger">
        Unknown property:{' '}
        <code className="font-mono">{`${name.slice(0, 60)}: ${JSON.stringify(value).slice(0, 120)}`}</code>
      </p>
      <button
        type="button"
        aria-label={`Remove ${name.slice(0, 60)}`}
        className={`${signButton} -my-1`}
        onClick={() => {
          form.change(path, undefined);
          form.announce(`${name.slice(0, 60)} removed`);
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
