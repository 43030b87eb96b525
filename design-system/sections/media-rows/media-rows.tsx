import { Link } from '../../primitives/link.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import { Media } from '../media.tsx';
import type { SectionProps } from '../section.ts';
import { HeadedSection } from '../headed-section.tsx';
import type { MediaRowsContent } from './media-rows.schema.ts';

export type MediaRowsProps = SectionProps<MediaRowsContent>;

/**
 * Rows with text on four columns and media on eight. Text and media change sides with each row, and the text is
 * vertically centered. In narrow containers, the text is above the media in every row, as in the DOM.
 *
 * One to six rows, three work best. Title up to 60 characters, text up to 300.
 */
export function MediaRows({ headingLevel = 2, start = 'text', rows, ...rest }: MediaRowsProps) {
  const Title = `h${Math.min(headingLevel + 1, 4) as 2 | 3 | 4}` as const;
  return (
    <HeadedSection name="media-rows" headingLevel={headingLevel} {...rest}>
      <div className="mt-12 space-y-12 @lg:mt-16 @lg:space-y-16">
        {rows.map(({ title, text, points, link, media }, index) => {
          const isTextFirst = (index % 2 === 0) === (start === 'text');
          return (
            <div key={title} data-slot="row" className="grid gap-x-6 gap-y-6 @lg:grid-cols-12">
              <div
                className={`flex flex-col gap-5 @lg:row-start-1 @lg:self-center ${isTextFirst ? '@lg:col-span-4 @lg:pe-6' : '@lg:col-span-4 @lg:col-start-9 @lg:ps-6'}`}
              >
                <Title className="text-subheading font-strong">{title}</Title>
                <p className="max-w-line text-ink-muted">
                  <RichText source={text} />
                </p>
                {points && <Points points={points} />}
                {link && (
                  <p>
                    <Link href={link.href} variant="forward">
                      {link.label}
                    </Link>
                  </p>
                )}
              </div>
              <Media
                media={media}
                shape="aspect-4/3 @lg:aspect-3/2"
                className={`@lg:row-start-1 @lg:self-start ${isTextFirst ? '@lg:col-span-8 @lg:col-start-5' : '@lg:col-span-8 @lg:col-start-1'}`}
              />
            </div>
          );
        })}
      </div>
    </HeadedSection>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="max-w-line divide-y divide-line border-y border-line">
      {points.map((point) => (
        <li key={point} className="flex gap-3 py-2.5">
          <span
            aria-hidden="true"
            className="mt-[0.7em] size-1.5 shrink-0 rounded-full bg-record forced-color-adjust-none"
          />
          {point}
        </li>
      ))}
    </ul>
  );
}
