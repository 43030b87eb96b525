import { Icon, iconNames } from '@onset/design-system/primitives/icon';
import type { IconName } from '@onset/design-system/primitives/icon';
import type { Field } from '../../fields/field.ts';
import { compactControl } from './control-styles.tsx';
import { useForm } from './field-form.ts';
import { FieldFrame } from './field-frame.tsx';
import { GroupFrame } from './group-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { PictureChoice } from './picture-choice.tsx';
import { Segments } from './segments.tsx';
import { labelOf } from './words.ts';

type ChoiceField = Extract<Field, { kind: 'choice' | 'illustration' }>;

const NOT_SAID = 'Not said';

/** Choices of so few letters stand side by side. */
const ROW = 36;

/** One of several words or numbers: side by side where they are few, icons by their pictures, else in a list. */
export function ChoiceControl(props: FieldProps<ChoiceField>) {
  const { field, value, isRequired, path } = props;
  const form = useForm();
  const { options } = field;
  const icons = options.filter(isIcon);
  if (icons.length === options.length && icons.length > 4)
    return (
      <PictureChoice {...props} names={icons} noun="icon" draw={(name) => <Icon name={name} className="size-6" />} />
    );
  const words = isRequired ? options.map(wordOf) : [NOT_SAID, ...options.map(wordOf)];
  if (options.length <= 4 && words.join('').length <= ROW)
    return (
      <GroupFrame {...props} canRemove={false}>
        <Segments
          chosen={value}
          segments={[
            ...(isRequired ? [] : [{ value: undefined, label: NOT_SAID }]),
            ...options.map((option) => ({ value: option, label: wordOf(option) })),
          ]}
          onChoose={(chosen) => form.change(path, chosen)}
        />
      </GroupFrame>
    );
  return (
    <FieldFrame {...props} canRemove={false}>
      {(binding) => (
        <select
          {...binding}
          className={compactControl('select-arrow')}
          value={options.findIndex((option) => option === value)}
          onChange={({ target }) => form.change(path, options[Number(target.value)])}
        >
          {!isRequired && <option value={-1}>{NOT_SAID}</option>}
          {options.map((option, index) => (
            <option key={option} value={index}>
              {wordOf(option)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

const wordOf = (option: string | number): string => (typeof option === 'number' ? String(option) : labelOf(option));

const isIcon = (option: string | number): option is IconName => iconNames.some((each) => each === option);

/** Yes or no; where it need not be said, that too, which is another thing than no. */
export function SwitchControl(props: FieldProps) {
  const { value, isRequired, path } = props;
  const form = useForm();
  return (
    <GroupFrame {...props} canRemove={false}>
      <Segments
        chosen={value}
        segments={[
          ...(isRequired ? [] : [{ value: undefined, label: NOT_SAID }]),
          { value: true, label: 'Yes' },
          { value: false, label: 'No' },
        ]}
        onChoose={(chosen) => form.change(path, chosen)}
      />
    </GroupFrame>
  );
}
