import { EditorWindow } from '@onset/design-system/illustrations/editor-window';
import { TimelineRuler } from '@onset/design-system/illustrations/timeline-ruler';
import { illustrations } from '@onset/design-system/illustrations';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Illustrations/The product', component: EditorWindow });

export const Editor = meta.story({ render: () => <EditorWindow alt="The editor with a recording and its timeline" /> });

export const EditorZoomed = meta.story({
  render: () => <EditorWindow alt="The editor, its picture zoomed in" focus={{ x: 80, y: 22, scale: 1.8 }} />,
});

/** In the least room a section gives it. */
export const EditorNarrow = meta.story({
  render: () => (
    <div style={{ inlineSize: 280 }}>
      <EditorWindow alt="The editor with a recording and its timeline" />
    </div>
  ),
});

export const Ruler = meta.story({ render: () => <TimelineRuler /> });

const [ZoomSteps, CursorPath, ClearBackground, ExportFormats] = [
  illustrations['zoom-steps'],
  illustrations['cursor-path'],
  illustrations['clear-background'],
  illustrations['export-formats'],
];

const frame = 'aspect-4/3 max-w-[34rem] overflow-hidden rounded-lg border border-app-line';

export const Zoom = meta.story({
  render: () => (
    <div aria-hidden="true" className={frame}>
      <ZoomSteps />
    </div>
  ),
});
export const Cursor = meta.story({
  render: () => (
    <div aria-hidden="true" className={frame}>
      <CursorPath />
    </div>
  ),
});
export const Background = meta.story({
  render: () => (
    <div aria-hidden="true" className={frame}>
      <ClearBackground />
    </div>
  ),
});
export const Export = meta.story({
  render: () => (
    <div aria-hidden="true" className={frame}>
      <ExportFormats />
    </div>
  ),
});
