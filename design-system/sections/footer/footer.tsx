import { useId } from 'react';
import type { ReactNode } from 'react';
import type { CommonsText } from '../../content/index.ts';
import { BrandMark } from '../../primitives/brand-mark.tsx';
import { Icon } from '../../primitives/icon.tsx';
import { Link, linkStyles } from '../../primitives/link.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import { SegmentedControl } from '../../primitives/segmented-control.tsx';
import type { SectionProps } from '../section.ts';
import type { FooterContent } from './footer.schema.ts';

interface FooterBehavior {
  /** Short form below the links, such as for a newsletter. */
  newsletter?: ReactNode;
}

export type FooterProps = SectionProps<FooterContent, FooterBehavior>;

const footerControlClasses = 'inline-flex min-h-9 items-center gap-2';

/**
 * Footer of every page: the product, all links, and the theme. Controls that need a script are hidden until the script
 * has initialized them: the radio buttons `system`, `light` and `dark` in `data-theme-control`, and the button
 * `data-cookie-settings`.
 *
 * Up to five columns of ten links. If `data-signed-in` is set on the root element, CSS hides the links that are only
 * for logged-out visitors.
 */
export function Footer({
  brand,
  tagline,
  columns,
  contact,
  feed,
  cookieSettingsLabel,
  newsletter,
  themeLabel,
  themes,
  legal,
  className = '',
  ...rest
}: FooterProps) {
  const id = useId();
  return (
    <footer data-section="footer" className={`@container border-t border-line ${className}`} {...rest}>
      <div className="page grid grid-cols-1 gap-x-6 gap-y-12 py-16 @lg:grid-cols-12">
        <div className="flex min-w-0 flex-col items-start gap-4 @lg:col-span-3 @2xl:col-span-2">
          <p className="flex items-center gap-2 text-subheading">
            <BrandMark />
            <span className="display">{brand}</span>
          </p>
          <p className="max-w-[15.912em] text-lede text-ink-muted">
            <Text value={tagline} />
          </p>
          {contact && (
            <p className="max-w-full text-small text-ink-faint">
              {contact.label}{' '}
              <Link href={`mailto:${toPlainText(contact.email)}`}>
                <Text value={contact.email} />
              </Link>
              .
            </p>
          )}
        </div>
        <FooterColumns columns={columns} />
        {newsletter && <div className="max-w-form @lg:col-span-12">{newsletter}</div>}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-line pt-6 text-small text-ink-faint @lg:col-span-12">
          <p className="me-auto max-w-prose">
            <RichText source={legal} />
          </p>
          {feed && (
            <Link href={feed.href} variant="quiet" className={footerControlClasses}>
              <Icon name="feed" className="size-4" />
              {feed.label}
            </Link>
          )}
          {cookieSettingsLabel !== undefined && (
            <button
              type="button"
              hidden
              data-cookie-settings
              className={`cursor-pointer ${linkStyles({ variant: 'quiet', className: footerControlClasses })}`}
            >
              {cookieSettingsLabel}
            </button>
          )}
          <SegmentedControl
            legend={themeLabel}
            name={`theme-${id}`}
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

/** CSS classes by number of columns. They keep each column on the page’s grid of twelve. */
const columnStyles: Readonly<Record<number, string>> = {
  4: '@2xl:col-span-8 @2xl:col-start-5 @2xl:grid-cols-4',
  5: '@2xl:col-span-10 @2xl:grid-cols-5',
};

/** Columns of links, beside the brand. On phones, there are two columns per row, or one with large text. */
function FooterColumns({ columns }: { columns: FooterContent['columns'] }) {
  return (
    <nav
      aria-label="Footer"
      className={`grid content-start gap-x-6 gap-y-10 @min-[17rem]:grid-cols-2 @lg:col-span-9 @lg:grid-cols-3 ${columnStyles[columns.length] ?? '@2xl:col-start-4'}`}
    >
      {columns.map(({ heading, links }) => (
        <div key={heading}>
          <h2 className="timecode text-ink-faint">{heading}</h2>
          <ul className="mt-3">
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
  );
}

/**
 * Text, or the value of a site setting. A site setting is rendered with its fallback and `data-text-key`, so that a
 * script can replace the fallback with the current value.
 */
function Text({ value }: { value: CommonsText }) {
  if (typeof value === 'string') return value;
  return <span data-text-key={value.key}>{value.fallback}</span>;
}

/** Returns a text, or the fallback of a site setting, as a string for an attribute. */
function toPlainText(value: CommonsText): string {
  return typeof value === 'string' ? value : value.fallback;
}
