import { RichText } from '../../primitives/rich-text.tsx';
import { Media } from '../media.tsx';
import type { SectionProps } from '../section.ts';
import { EDGE_TO_EDGE, HeadedSection, WINDOW_WIDE } from '../headed-section.tsx';
import type { FullBleedMediaContent } from './full-bleed-media.schema.ts';

export type FullBleedMediaProps = SectionProps<FullBleedMediaContent>;

/** Media that span the window. Use this section once per page. */
export function FullBleedMedia({ media, caption, ...rest }: FullBleedMediaProps) {
  return (
    <HeadedSection name="full-bleed-media" {...rest}>
      <Media
        media={media}
        shape="aspect-9/10 @lg:aspect-2/1"
        className={`mt-12 w-[100cqi] @lg:mt-16 ${EDGE_TO_EDGE} ${WINDOW_WIDE}`}
      />
      {caption && (
        <p className="max-w-prose pt-3 text-ink-muted">
          <RichText source={caption} />
        </p>
      )}
    </HeadedSection>
  );
}
