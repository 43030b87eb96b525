import { BrandMark } from '../../primitives/brand-mark/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { RichText } from '../../primitives/rich-text/index.ts';
import { SegmentedControl } from '../../primitives/segmented-control/index.ts';
import { plainText, Text } from '../../primitives/text/index.ts';
import type { SectionProps } from '../section.ts';
import type { FooterContent } from './footer.schema.ts';

export type FooterProps = SectionProps<FooterContent>;

/**
 * The foot of every page: what the product is, every way on, and the choice of theme. That choice needs a script, so it
 * is hidden until one takes charge of it: `data-theme-control` on the group, radio buttons `system`, `light`, `dark`.
 *
 * Up to five columns of ten links. `data-signed-in` on the root element hides those for visitors who are signed out.
 */
export function Footer({
  brand,
  tagline,
  columns,
  contact,
  themeLabel,
  themes,
  legal,
  className = '',
  ...rest
}: FooterProps) {
  return (
    <footer data-section="footer" className={`@container border-t border-line ${className}`} {...rest}>
      <div className="page grid grid-cols-1 gap-x-6 gap-y-12 py-16 @lg:grid-cols-12">
        <div className="flex min-w-0 flex-col items-start gap-4 wrap-anywhere @lg:col-span-4">
          <p className="flex items-center gap-2 text-subheading">
            <BrandMark />
            <span className="display">{brand}</span>
          </p>
          <p className="max-w-[24ch] text-lede text-ink-muted">
            <Text value={tagline} />
          </p>
          {contact && (
            <p className="max-w-full text-small text-ink-faint">
              {contact.label}{' '}
              <Link href={`mailto:${plainText(contact.email)}`}>
                <Text value={contact.email} />
              </Link>
              .
            </p>
          )}
        </div>
        <nav
          aria-label="Footer"
          className={`grid grid-cols-2 gap-x-6 gap-y-8 @lg:col-span-8 ${columns.length > 2 ? '@md:grid-cols-3 @xl:grid-cols-4' : ''}`}
        >
          {columns.map(({ heading, links }) => (
            <div key={heading}>
              <h2 className="timecode text-ink-faint">{heading}</h2>
              <ul className="mt-3 grid">
                {links.map(({ label, href, signedOutOnly = false }) => (
                  <li key={href} className={signedOutOnly ? 'in-data-signed-in:hidden' : undefined}>
                    <Link href={href} variant="quiet" className="inline-block py-1.5">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-6 text-small text-ink-faint @lg:col-span-12">
          <p className="max-w-prose">
            <RichText source={legal} />
          </p>
          <SegmentedControl
            legend={themeLabel}
            name="theme"
            hidden
            data-theme-control
            defaultValue="system"
            segments={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: themes[value] }))}
          />
        </div>
      </div>
    </footer>
  );
}
