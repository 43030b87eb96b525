import { expect } from 'storybook/test';
import howWeMeasure from '../../site/pages/how-we-measure.ts';
import vsScreenStudio from '../../site/pages/vs-screen-studio.ts';
import screenRecordingSoftware from '../../site/pages/screen-recording-software.ts';
import openSourceScreenRecorder from '../../site/pages/open-source-screen-recorder.ts';
import preview from '../../.storybook/preview.tsx';
import { PageStory } from './page-story.tsx';

/* Comparisons of screen recorders, which `npm run brand` can remove. */
const meta = preview.meta({
  title: 'Pages/Static pages',
  component: PageStory,
  tags: ['!autodocs', 'every-mode'],
  parameters: { frame: 'none' },
});

/** The table lists the types of numbers in a fixed order, from “Measured” to “Specified”. */
export const HowWeMeasure = meta.story({
  args: { document: howWeMeasure, file: 'how-we-measure.ts' },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    const kindPositions = ['Measured', 'Calculated', 'Taken from others', 'Experience', 'Specified'].map((kind) =>
      table.textContent.indexOf(kind),
    );
    await expect(kindPositions).toEqual(kindPositions.toSorted((a, b) => a - b));
  },
});

export const VsScreenStudio = meta.story({
  name: 'Compared with Screen Studio',
  args: { document: vsScreenStudio, file: 'vs-screen-studio.ts' },
});

export const ScreenRecordingSoftware = meta.story({
  args: { document: screenRecordingSoftware, file: 'screen-recording-software.ts' },
});

export const OpenSourceScreenRecorder = meta.story({
  args: { document: openSourceScreenRecorder, file: 'open-source-screen-recorder.ts' },
});
