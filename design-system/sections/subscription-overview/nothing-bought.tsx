import type { ReactNode } from 'react';
import type { LinkContent } from '../../content/index.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { RichText } from '../../primitives/rich-text/index.ts';

interface NothingBoughtProps {
  text: string;
  /** Rich text. */
  help: string;
  plansLink: LinkContent;
  /** Why nothing may be seen, where that is known. */
  children: ReactNode;
}

/** In place of a plan: that there is none, the way to one, and what to do where there should be one. */
export function NothingBought({ text, help, plansLink, children }: NothingBoughtProps) {
  return (
    <div data-slot="nothing-bought" className="flex flex-col items-start gap-6">
      {children}
      <p className="text-lede text-ink">{text}</p>
      {/* Who may have one that is not seen yet is not asked to buy another. */}
      <ButtonLink href={plansLink.href} variant={children ? 'outline' : 'primary'}>
        {plansLink.label}
      </ButtonLink>
      <p className="max-w-line text-small text-ink-muted">
        <RichText source={help} />
      </p>
    </div>
  );
}
