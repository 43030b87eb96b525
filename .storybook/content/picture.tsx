import { illustrations } from '@onset/design-system/illustrations';
import { Icon } from '@onset/design-system/primitives/icon';
import type { IllustrationName } from '@onset/design-system/illustrations/names';
import type { IconName } from '@onset/design-system/primitives/icon';
import type { PictureProps } from './editor-props.ts';

/** The small picture beside a name, drawn in place: for the preview, which has the styles of the drawings. */
export function Picture({ of, name }: PictureProps) {
  if (of === 'icon') return <Icon name={name as IconName} className="size-6" />;
  const Drawing = illustrations[name as IllustrationName];
  return (
    <div aria-hidden="true" className="aspect-4/3 w-32 overflow-clip rounded-sm border border-app-line select-none">
      <Drawing />
    </div>
  );
}
