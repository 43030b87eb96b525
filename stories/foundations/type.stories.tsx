import { family, type, weight } from '@onset/design-system/tokens';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Foundations/Type' });

/** Steps of the type scale that use the display font. All other steps use the text font. */
const headingSteps = ['figure', 'display', 'title', 'heading'];

/** The steps of the type scale are sorted from the largest to the smallest. Their font sizes grow with the viewport. */
export const Scale = meta.story({
  render: () => (
    <ul className="grid gap-8">
      {Object.entries(type).map(([name, { size, lineHeight, letterSpacing }]) => (
        <li key={name} className="grid gap-3 border-t border-line pt-4">
          <p className="timecode flex flex-wrap gap-x-6 text-ink-muted">
            <span className="text-ink">{name}</span>
            <span>{size}</span>
            <span>line {lineHeight}</span>
            <span>letters {letterSpacing}</span>
          </p>
          <p
            className={`min-w-0 wrap-anywhere ${headingSteps.includes(name) ? 'display' : 'max-w-prose'}`}
            style={{ fontSize: size, lineHeight, letterSpacing }}
          >
            {headingSteps.includes(name)
              ? 'Press record.'
              : 'A press becomes a zoom, and the zoom is a block on the timeline.'}
          </p>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    // The steps must be sorted by font size, largest first.
    const sizes = canvas
      .getAllByText(/^(?:Press record\.|A press becomes)/)
      .map((line) => Number.parseFloat(getComputedStyle(line).fontSize));
    await expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  },
});

const faces = [
  { name: 'display', font: family.display, what: 'Archivo, a little expanded: headings', weights: ['display'] },
  { name: 'text', font: family.text, what: 'Geist: all that is read', weights: ['normal', 'medium', 'strong'] },
  { name: 'mono', font: family.mono, what: 'Geist Mono: timecodes, keys, names of files', weights: ['normal'] },
] as const;

/** The story shows each font in all weights that its files contain. Browsers would synthesize any other weight. */
export const Faces = meta.story({
  render: () => (
    <ul className="grid gap-8">
      {faces.map(({ name, font, what, weights }) => (
        <li key={name} className="grid gap-3 border-t border-line pt-4">
          <p className="text-small">
            <strong className="font-strong">{name}</strong> <span className="text-ink-muted">{what}</span>
          </p>
          {weights.map((weightName) => (
            <p key={weightName} className="flex flex-wrap items-baseline gap-x-6">
              <span className="timecode w-32 text-ink-muted">
                {weightName} {weight[weightName]}
              </span>
              <span className="text-heading" style={{ fontFamily: font, fontWeight: weight[weightName] }}>
                00:07 The edit is already there
              </span>
            </p>
          ))}
        </li>
      ))}
    </ul>
  ),
});
