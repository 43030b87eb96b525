import { canStart, leastOf } from '../../fields/least.ts';
import { wordButton } from './control-styles.tsx';
import { useForm } from './field-form.ts';
import { GroupFrame } from './group-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useIssueCount } from './use-place.ts';

/** How much of a value is shown that nothing can be done with. */
const SHOWN = 400;

/** A value of another kind than its place takes: shown as it stands in the file, and replaced when that is asked for. */
export function Unexpected(props: FieldProps) {
  const { field, label, value, path } = props;
  const form = useForm();
  const count = useIssueCount(path);
  const name = String(path.at(-1) ?? 'text');
  const replace = (): void => {
    form.change(path, leastOf(field, typeof path.at(-1) === 'number' ? label : name));
    form.announce(`${label} replaced`);
    form.focusNext(path);
  };
  if (value === undefined)
    return (
      <GroupFrame {...props} faults={['This field is required.']}>
        {canStart(field) && (
          <button type="button" className={`${wordButton} self-start`} data-control="" onClick={replace}>
            Add {label.toLowerCase()}
          </button>
        )}
      </GroupFrame>
    );
  return (
    <GroupFrame {...props} faults={[count > 0 ? undefined : 'This value doesn’t fit here.']}>
      {count > 0 && <p className="text-label text-danger">These values don’t fit here:</p>}
      <pre className="max-h-[8rem] overflow-hidden rounded-sm bg-sunken px-2 py-1 font-mono text-label whitespace-pre-wrap text-ink wrap-anywhere">
        {shortJson(value)}
      </pre>
      {canStart(field) && (
        <button
          type="button"
          aria-label={`Replace ${label}`}
          className={`${wordButton} self-start`}
          data-control=""
          onClick={replace}
        >
          Replace
        </button>
      )}
    </GroupFrame>
  );
}

function shortJson(value: FieldProps['value']): string {
  const json = JSON.stringify(value) ?? '';
  return json.length > SHOWN ? `${json.slice(0, SHOWN)}…` : json;
}
