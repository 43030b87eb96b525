import type { Field, Variant } from '../../fields/field.ts';
import { isRecord } from '../../source/json.ts';
import { inVariant } from './change-variant.ts';
import { compactControl, innerParts } from './control-styles.tsx';
import { useForm } from './field-form.ts';
import { GroupFrame } from './group-frame.tsx';
import type { PartsProps } from './field-props.ts';
import { variantOf } from './fits.ts';
import { RecordParts } from './record-parts.tsx';
import { Segments } from './segments.tsx';
import { labelOf } from './words.ts';

type VariantsField = Extract<Field, { kind: 'variants' }>;

/** A place that is filled in one of several ways: which one, and then its fields. */
export function VariantsControl({ Part, ...props }: PartsProps<VariantsField>) {
  const { field, label, value, path } = props;
  const form = useForm();
  const chosen = value === undefined ? undefined : variantOf(field.variants, value);
  if (value === undefined || chosen === undefined) return null;
  const isOfRecord = chosen.field.kind === 'record';
  const change = (variant: Variant | undefined): void => {
    if (variant === undefined || variant === chosen) return;
    const last = path.at(-1);
    form.change(path, inVariant(variant.field, value, typeof last === 'string' ? last : label));
    form.announce(`${label} is now: ${wordOf(variant)}`);
  };
  const legend = `Kind of ${label.toLowerCase()}`;
  const isInRow = field.variants.map(wordOf).join('').length <= 36;
  return (
    <GroupFrame {...props} isSaidWithin={!isOfRecord}>
      {isInRow ? (
        <Segments
          legend={legend}
          chosen={chosen}
          segments={field.variants.map((variant) => ({ value: variant, label: wordOf(variant) }))}
          onChoose={change}
        />
      ) : (
        <select
          aria-label={legend}
          data-control=""
          className={compactControl('select-arrow')}
          value={field.variants.indexOf(chosen)}
          onChange={({ target }) => change(field.variants[Number(target.value)])}
        >
          {field.variants.map((variant, index) => (
            <option key={variant.label} value={index}>
              {wordOf(variant)}
            </option>
          ))}
        </select>
      )}
      {chosen.field.kind === 'record' && isRecord(value) ? (
        <div className={`${innerParts} pt-1`}>
          <RecordParts field={chosen.field} value={value} path={path} Part={Part} />
        </div>
      ) : (
        <Part field={chosen.field} label={wordOf(chosen)} isRequired isBare path={path} value={value} />
      )}
    </GroupFrame>
  );
}

/** What a way to fill a place is called: of a choice, what can be chosen. */
function wordOf({ label, field }: Variant): string {
  if (field.kind === 'choice' && label === 'choice') return labelOf(field.options.join(' or '));
  return labelOf(label);
}
