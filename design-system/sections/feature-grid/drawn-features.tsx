import { RichText } from '../../primitives/rich-text.tsx';
import { Drawing } from '../drawing.tsx';
import type { FeatureGridContent } from './feature-grid.schema.ts';

interface DrawnFeaturesProps {
  features: FeatureGridContent['features'];
  /** The level of a title. */
  level: 2 | 3 | 4;
}

/** Features with a drawing each, wide and narrow in turn. */
export function DrawnFeatures({ features, level }: DrawnFeaturesProps) {
  const Title = `h${level}` as const;
  return (
    <ul className="mt-12 grid gap-x-6 gap-y-12 @lg:mt-16 @lg:grid-cols-12 @lg:gap-y-16">
      {features.map(({ illustration, title, text }, index) => {
        const isWide = index % 4 === 0 || index % 4 === 3;
        return (
          <li key={title} className={isWide ? '@lg:col-span-8' : '@lg:col-span-4'}>
            <div className="relative aspect-4/3 overflow-clip rounded-lg border border-app-line @lg:aspect-auto @lg:h-[20rem] @xl:h-[26rem]">
              {illustration && <Drawing name={illustration} />}
            </div>
            <div className="grid gap-2 pt-5 @xl:max-w-line">
              <Title className="text-subheading font-strong">{title}</Title>
              <p className="text-ink-muted">
                <RichText source={text} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
