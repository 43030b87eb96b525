import type { ComponentProps } from 'react';
import { Link } from '../link/index.ts';

export interface FormLink {
  /** The question the link answers, such as "No account yet?". */
  lead?: string | undefined;
  label: string;
  href: string;
}

export interface FormLinksProps extends Omit<ComponentProps<'ul'>, 'children'> {
  links: readonly FormLink[];
}

/** Where else a visitor of a form may want to go. */
export function FormLinks({ links, className = '', ...rest }: FormLinksProps) {
  return (
    <ul data-slot="form-links" className={`flex flex-col border-t border-line pt-4 text-body ${className}`} {...rest}>
      {links.map(({ lead, label, href }) => (
        <li key={href} className="flex flex-wrap gap-x-2 py-1.5 text-ink-muted">
          {lead !== undefined && <span>{lead}</span>}
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
