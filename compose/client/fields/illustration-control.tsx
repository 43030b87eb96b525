import { illustrations } from '@onset/design-system/illustrations';
import type { IllustrationName } from '@onset/design-system/illustrations/names';
import { illustrationNames } from '@onset/design-system/illustrations/names';
import type { Field } from '../../fields/field.ts';
import type { FieldProps } from './field-props.ts';
import { PictureChoice } from './picture-choice.tsx';

/** One of the drawings of the design system. */
export function IllustrationControl(props: FieldProps<Extract<Field, { kind: 'choice' | 'illustration' }>>) {
  const names = illustrationNames.filter((name) => props.field.options.includes(name));
  return <PictureChoice {...props} names={names} noun="drawing" draw={(name) => <SmallDrawing name={name} />} />;
}

/** A drawing as it looks in a card, made small: laid out anew at this size it would be another. */
function SmallDrawing({ name }: { name: IllustrationName }) {
  const Drawing = illustrations[name];
  return (
    <span
      aria-hidden="true"
      dir="ltr"
      className="relative block h-[5.625rem] w-[7.5rem] shrink-0 overflow-clip rounded-xs border border-app-line bg-app-panel select-none [content-visibility:auto]"
    >
      <span className="absolute top-0 left-0 block h-[15rem] w-[20rem] origin-top-left scale-[0.375]">
        <Drawing />
      </span>
    </span>
  );
}
