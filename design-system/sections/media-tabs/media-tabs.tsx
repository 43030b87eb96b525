'use client';

import { useId, useRef } from 'react';
import { RichText } from '../../primitives/rich-text.tsx';
import { Tabs } from '../../primitives/tabs.tsx';
import { Media } from '../media.tsx';
import type { SectionProps } from '../section.ts';
import { HeadedSection } from '../headed-section.tsx';
import type { MediaTabsContent } from './media-tabs.schema.ts';

export type MediaTabsProps = SectionProps<MediaTabsContent>;

/**
 * Tabs with several views of one subject. They never change automatically. A video pauses when the visitor selects
 * another tab. Without scripts, all panels are visible below each other.
 *
 * Two to six tabs, three or four work best. Label up to 28 characters, title up to 70, text up to 200.
 */
export function MediaTabs({ headingLevel = 2, tabs, ...rest }: MediaTabsProps) {
  const id = useId();
  const sectionRef = useRef<HTMLElement>(null);
  const Title = `h${Math.min(headingLevel + 1, 4) as 2 | 3 | 4}` as const;
  const stopVideos = (): void => {
    for (const video of sectionRef.current?.querySelectorAll('video') ?? []) video.pause();
  };
  return (
    <HeadedSection ref={sectionRef} name="media-tabs" headingId={id} headingLevel={headingLevel} {...rest}>
      <Tabs
        labelledBy={id}
        onChange={stopVideos}
        className="mt-12 grid grid-cols-1 gap-x-6 gap-y-6 @lg:mt-16 @lg:grid-cols-12"
        listClassName="@lg:col-span-4 @lg:self-start"
        panelsClassName="@lg:col-span-8 @lg:col-start-5"
        tabs={tabs.map(({ label: name, title, text, media }) => ({
          label: name,
          panel: (
            <>
              <Media media={media} shape="aspect-4/3 @lg:aspect-16/10" />
              <div className="grid gap-x-6 gap-y-2 pt-5 @lg:grid-cols-8">
                <Title className="text-subheading font-strong @lg:col-span-4">{title}</Title>
                <p className="text-ink-muted @lg:col-span-4">
                  <RichText source={text} />
                </p>
              </div>
            </>
          ),
        }))}
      />
    </HeadedSection>
  );
}
