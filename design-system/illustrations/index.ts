import type { ReactNode } from 'react';
import { ClearBackground } from './clear-background/index.ts';
import { CursorPath } from './cursor-path/index.ts';
import { ExportFormats } from './export-formats/index.ts';
import type { IllustrationName } from './names.ts';
import { ZoomSteps } from './zoom-steps/index.ts';

/** The drawings that content may name. Each fills the box it is put in, and is decorative: its text is beside it. */
export const illustrations: Readonly<Record<IllustrationName, () => ReactNode>> = {
  'zoom-steps': ZoomSteps,
  'cursor-path': CursorPath,
  'clear-background': ClearBackground,
  'export-formats': ExportFormats,
};

export { illustrationNames } from './names.ts';
export type { IllustrationName } from './names.ts';
