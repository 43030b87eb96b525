import { formatDate } from '../../content/format-date.ts';
import { getTableOfContents } from '../../content/prose.ts';
import { Blocks, Contents, Prose } from '../../primitives/prose.tsx';
import { drawMedia } from '../draw-media.tsx';
import type { SectionProps } from '../section.ts';
import { HeadedSection } from '../headed-section.tsx';
import type { ProseContent } from './prose.schema.ts';

export type ProseSectionProps = SectionProps<ProseContent>;

const columnStyles = { 2: '@lg:columns-2', 3: '@lg:columns-3' } as const;

/**
 * Long reference text, such as terms, a policy or a manual. The table of contents is beside the text, or collapsed
 * above it in narrow containers, and isn't printed. It lists the second-level headings; a text with fewer than two of
 * them has no table of contents.
 *
 * Number the headings if readers have to cite them.
 */
export function ProseSection({
  headingLevel = 1,
  effective,
  effectiveLabel = 'In effect from',
  notice,
  body,
  columns,
  contentsLabel = 'On this page',
  notesHeading,
  ...rest
}: ProseSectionProps) {
  const headings = getTableOfContents(body);
  const hasContents = headings.length > 1;
  return (
    <HeadedSection name="prose" headingLevel={headingLevel} isArticle {...rest}>
      <div className="grid grid-cols-1 gap-x-6 gap-y-8 pt-8 @lg:grid-cols-12 @lg:pt-16">
        {(effective !== undefined || hasContents) && (
          <div className={hasContents ? '@lg:col-span-4 @xl:col-span-3' : '@lg:col-span-12'}>
            <div className="grid gap-6 @lg:sticky @lg:top-24 @lg:gap-8">
              {effective && (
                <p className="text-small text-ink-muted">
                  {effectiveLabel}{' '}
                  <time dateTime={effective} className="font-medium text-ink">
                    {formatDate(effective)}
                  </time>
                </p>
              )}
              {hasContents && <Contents headings={headings} label={contentsLabel} />}
            </div>
          </div>
        )}
        <div
          className={`grid min-w-0 content-start gap-12 ${columns ? 'col-span-full' : '@lg:col-span-8'} ${hasContents ? '@lg:col-start-5' : ''}`}
        >
          {notice && (
            <div className="prose rounded-md border border-line-strong bg-surface px-6 py-4">
              <Blocks blocks={notice} drawMedia={drawMedia} idPrefix={rest.id && `${rest.id}-`} />
            </div>
          )}
          <Prose
            prose={body}
            drawMedia={drawMedia}
            notesHeading={notesHeading}
            sectionId={rest.id}
            className={`min-w-0 ${columns ? `${columnStyles[columns]} @lg:gap-x-6 @lg:[&_h3]:mt-0! @lg:[&_h3]:break-before-column @lg:[&>h2]:[column-span:all]` : ''}`}
          />
        </div>
      </div>
    </HeadedSection>
  );
}
