/** @jsxRuntime classic */
import * as React from 'react';
import type { IconName } from '../../design-system/primitives/icon/index.ts';
import { paths } from '../../design-system/primitives/icon/paths.ts';
import type { PictureProps } from './editor-props.ts';

/**
 * The small picture beside a name, for Storybook's frame, which has no styles of the design system: an icon is drawn in
 * place, an illustration is its story in a frame of its own.
 */
export function FramedPicture({ of, name }: PictureProps) {
  if (of === 'icon')
    return (
      <svg
        viewBox="0 0 16 16"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        aria-hidden="true"
      >
        <path d={paths[name as IconName]} />
      </svg>
    );
  return (
    <span className="ce-frame">
      <iframe
        title={`The illustration ${name}`}
        src={`iframe.html?id=illustrations-by-name--one&viewMode=story&args=name:${name}`}
        loading="lazy"
        tabIndex={-1}
      />
    </span>
  );
}
