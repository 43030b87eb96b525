import { Icon } from '@onset/design-system/primitives/icon';
import { signButton } from './control-styles.tsx';
import { useForm } from './field-form.ts';
import type { FieldProps } from './field-props.ts';

/** Says that a field may be left out. */
export const OptionalMark = ({ id }: { id: string }) => (
  <span id={id} className="text-ink-faint">
    optional
  </span>
);

/** What is wrong, a sentence each; nothing where nothing is. */
export function Wrong({ id, sentences }: { id?: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <div id={id} className="flex flex-col gap-1">
      {[...new Set(sentences)].map((each) => (
        <p key={each} data-slot="field-error" className="flex items-start gap-1.5 text-label font-medium text-danger">
          <Icon name="warning" className="mt-[0.2em]" />
          <span className="min-w-0 wrap-anywhere">{each}</span>
        </p>
      ))}
    </div>
  );
}

/** Takes away what need not be said. */
export function RemoveButton({ label, path }: Pick<FieldProps, 'label' | 'path'>) {
  const form = useForm();
  return (
    <button
      type="button"
      aria-label={`Remove ${label}`}
      title={`Remove ${label}`}
      className={`${signButton} -my-1`}
      onClick={() => {
        form.change(path, undefined);
        form.announce(`${label} removed`);
        form.focusNext(path);
      }}
    >
      <Icon name="close" />
    </button>
  );
}
