/** @jsxRuntime classic */
import * as React from 'react';
import { useArgTypes, useArgs, useStorybookState } from 'storybook/manager-api';
import { ContentEditor } from './content-editor.tsx';
import type { NamedField } from './field.ts';
import { FramedPicture } from './framed-picture.tsx';
import { pageText } from './page-text.ts';
import { useCopy } from './use-copy.ts';

/** What a prop of a section's content carries to the frame around the canvas: `controls.ts` puts it there. */
interface Content {
  readonly section: string;
  readonly field: NamedField;
}

const contentOf = (argType: object): Content[] =>
  'content' in argType && argType.content !== undefined ? [argType.content as Content] : [];

/** The panel below the canvas that edits the content of a section, and gives it to copy for a page. */
export function ContentPanel() {
  const argTypes = useArgTypes();
  const [args, updateArgs, resetArgs] = useArgs();
  const { storyId } = useStorybookState();
  const { outcome, copy } = useCopy();
  const contents = Object.values(argTypes).flatMap(contentOf);
  const [first] = contents;
  if (first === undefined) return null;
  const fields = contents.map(({ field }) => field);
  const content = Object.fromEntries(fields.map(({ name }) => [name, args[name]]));
  return (
    <div className="ce-panel">
      <div className="ce ce-bar">
        <button type="button" className="ce-button" onClick={() => copy(pageText(first.section, content))}>
          {outcome || 'Copy for a page'}
        </button>
        <button type="button" className="ce-button" onClick={() => resetArgs()}>
          Reset
        </button>
        <span className="ce-hint">* A page has to say it.</span>
      </div>
      <ContentEditor key={storyId} fields={fields} values={args} onChange={updateArgs} Picture={FramedPicture} />
    </div>
  );
}
