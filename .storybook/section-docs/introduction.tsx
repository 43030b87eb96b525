import { Unstyled } from '@storybook/addon-docs/blocks';
import { TimelineRuler } from '@onset/design-system/illustrations/timeline-ruler';
import { illustrationNames } from '@onset/design-system/illustrations/names';
import { BrandMark } from '@onset/design-system/primitives/brand-mark';
import { iconNames } from '@onset/design-system/primitives/icon';
import { color } from '@onset/design-system/tokens';
import { sections } from '../find-section.ts';
import { storyUrl } from './use-stories.ts';
import { LazyStoryPreview } from './section-gallery.tsx';

/** Areas of this Storybook, each with a story as its preview. */
const AREAS = [
  {
    title: 'Sections',
    text: `${Object.keys(sections).length} of them, grouped by purpose. Each has a page with its content, anatomy and advice.`,
    href: storyUrl('gallery-sections--docs', 'docs'),
    story: 'sections-feature-grid--default',
    width: 1200,
  },
  {
    title: 'Pages',
    text: 'Whole pages, as visitors have them, on a phone, a tablet and a desktop.',
    href: storyUrl('gallery-pages--docs', 'docs'),
    story: 'sections-hero--default',
    width: 1200,
  },
  {
    title: 'Foundations',
    text: `${Object.keys(color).length} colors by purpose, with their contrast; type, space, motion.`,
    href: storyUrl('foundations-color--roles'),
    story: 'foundations-color--roles',
    width: 800,
  },
  {
    title: 'Illustrations',
    text: `${illustrationNames.length} illustrations of the product, sharp at any size, in both themes.`,
    href: storyUrl('illustrations-by-name--all'),
    story: 'illustrations-by-name--all',
    width: 960,
  },
  {
    title: 'Icons',
    text: `${iconNames.length} of them, in strokes as thick as those of the text beside them.`,
    href: storyUrl('primitives-icon--all'),
    story: 'primitives-icon--all',
    width: 640,
  },
  {
    title: 'Primitives',
    text: 'Button, field, tabs: what sections are made of.',
    href: storyUrl('primitives-button--docs', 'docs'),
    story: 'primitives-field--empty',
    width: 420,
  },
] as const;

const TIPS = [
  ['Theme', 'The brush in the toolbar. Until one is chosen, canvas and frame follow your system.'],
  ['Size', 'The viewport in the toolbar. A section adapts to its width, so a narrow one looks as on a phone.'],
  ['Content', 'The Controls panel below each section. It accepts the values that the section’s schema allows.'],
  [
    'Find',
    'Command-K or Control-K searches names. The search in the section gallery also knows other words, such as “social proof”. The filter in the sidebar has a tag for each purpose, such as build-trust.',
  ],
  ['Screenshots', 'npm run visual <name> compares a story with its approved screenshots. See CONTRIBUTING.md.'],
] as const;

/** First page of this Storybook, with the logo, links to all areas and the most important commands. */
export function Introduction() {
  return (
    <Unstyled>
      <div className="@container grid grid-cols-1 gap-14 text-body text-ink">
        <header className="grid gap-6">
          <BrandMark className="size-12" />
          <h1 className="display text-title">Everything a visitor sees, in parts</h1>
          <p className="max-w-prose text-lede text-ink-muted">
            Quiet graphite, one record light, twelve columns. Here you find each part of it separately, in every state.
          </p>
        </header>
        <div aria-hidden="true" className="overflow-clip text-ink-faint">
          <TimelineRuler />
        </div>
        <ul className="grid gap-x-6 gap-y-10 @md:grid-cols-2 @xl:grid-cols-3">
          {AREAS.map(({ title, text, href, story, width }) => (
            <li key={title} className="relative grid content-start gap-3">
              <div className="overflow-clip rounded-md border border-line">
                <LazyStoryPreview id={story} label={title} crop={0.6} width={width} />
              </div>
              <div className="grid gap-1">
                <h2 className="text-subheading font-strong">
                  <a
                    href={href}
                    target="_top"
                    className="underline-offset-4 after:absolute after:inset-0 hover:underline"
                  >
                    {title}
                  </a>
                </h2>
                <p className="text-small text-ink-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <section aria-labelledby="work" className="grid gap-6 border-t border-line pt-6 @lg:grid-cols-12">
          <h2 id="work" className="text-subheading font-strong @lg:col-span-3">
            How to work here
          </h2>
          <dl className="grid gap-x-6 gap-y-6 @md:grid-cols-2 @lg:col-span-9">
            {TIPS.map(([term, text]) => (
              <div key={term} className="grid content-start gap-1 border-b border-line pb-4">
                <dt className="font-strong">{term}</dt>
                <dd className="text-small text-ink-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Unstyled>
  );
}
