import * as z from 'zod';
import { linkSchema, list, richTextSchema, sectionHeadShape, text, textWithDefault } from '../../content/schema.ts';

const positiveInteger = z.int({ error: 'an integer from 1' }).min(1, { error: 'an integer from 1' });

/** Properties of a slider. */
const sliderShape = {
  label: text(40).describe('Label of the slider and of its clip on the timeline'),
  initial: z.int().min(0).describe('Value of the slider at first, and without scripts'),
  max: positiveInteger.describe('Largest value of the slider'),
};

const stepSchema = z.strictObject({
  ...sliderShape,
  seconds: positiveInteger.describe('Seconds that a step of this kind takes'),
});

const exportSchema = z.strictObject({
  label: text(30).describe('Format and resolution'),
  megabytesPerMinute: positiveInteger.describe('Megabytes of a minute: megabits a second, times 60, divided by 8'),
});

const assumptionSchema = z.strictObject({
  text: richTextSchema.describe(
    'A number of the calculation and the reason for it, in one or two sentences. Rich text',
  ),
  source: linkSchema.optional().describe('Source of the number'),
});

/** Length of the timeline in seconds. */
const TIMELINE_SECONDS = 600;

/** Content of a calculator of the length and file size of a tutorial. */
export const lengthCalculatorSchema = z
  .strictObject({
    ...sectionHeadShape,
    words: z.strictObject(sliderShape).describe('Slider for the number of spoken words'),
    wordsPerMinute: positiveInteger.describe('Spoken words in a minute of video, with the pauses for clicking'),
    steps: list(stepSchema, 1, 2).describe('Sliders for the number of steps, one for each kind of step'),
    stepsLabel: textWithDefault(30, 'Steps', 'Label of the clip with the steps on the timeline'),
    extraSeconds: z.int().min(0).describe('Seconds without a step: the beginning and the end'),
    maxSteps: positiveInteger.describe('Largest number of steps for one tutorial'),
    maxMinutes: positiveInteger.max(9).describe('Largest number of minutes for one tutorial, marked on the timeline'),
    recordingMegabytesPerMinute: positiveInteger.describe('Megabytes of a recorded minute'),
    exports: list(exportSchema, 1, 2).describe('Sizes of the exported file'),
    assumptions: list(assumptionSchema, 1, 6).describe('Numbers of the calculation with their sources'),
    lengthLabel: textWithDefault(30, 'Length', 'Label of the calculated length'),
    recordingLabel: textWithDefault(30, 'Recording', 'Label of the size of the recording'),
    fits: textWithDefault(60, 'Short enough for one tutorial.', 'Result if the tutorial is short enough'),
    tooLong: textWithDefault(
      80,
      'Over {minutes} minutes: make two tutorials.',
      'Result if the tutorial is too long. {minutes} is the largest number of minutes',
    ),
    tooManySteps: textWithDefault(
      80,
      'More than {steps} steps: make two tutorials.',
      'Result if there are too many steps. {steps} is the largest number of steps',
    ),
    limitLabel: textWithDefault(20, '{minutes} min', 'Label of the mark on the timeline. {minutes} is its number'),
  })
  .refine(({ words, steps }) => [words, ...steps].every(({ initial, max }) => initial <= max), {
    error: 'initial values up to the largest value of each slider',
  })
  .refine(({ words, wordsPerMinute }) => (words.max / wordsPerMinute) * 60 <= TIMELINE_SECONDS, {
    path: ['words', 'max'],
    error: 'words for at most 10 minutes, the length of the timeline',
  })
  .refine(
    ({ steps, extraSeconds }) =>
      steps.reduce((sum, { max, seconds }) => sum + max * seconds, extraSeconds) <= TIMELINE_SECONDS,
    { path: ['steps'], error: 'steps for at most 10 minutes, the length of the timeline' },
  );

export type LengthCalculatorContent = z.infer<typeof lengthCalculatorSchema>;
