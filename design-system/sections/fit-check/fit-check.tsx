import { Icon } from '../../primitives/icon.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import { HeadedSection } from '../headed-section.tsx';
import type { SectionProps } from '../section.ts';
import type { FitCheckContent } from './fit-check.schema.ts';

export type FitCheckProps = SectionProps<FitCheckContent>;

type Statement = FitCheckContent['statements'][number];

/** Columns of a product, the statement and the other product. */
const columnsClass =
  'grid grid-cols-[min(2.25rem,9cqi)_minmax(0,1fr)_min(2.25rem,9cqi)] gap-x-[min(0.5rem,1.5cqi)] @md:grid-cols-[9rem_1fr_9rem] @md:gap-x-6';

/**
 * Checklist that shows which of two products fits: the visitor checks the statements that apply, and each one counts for
 * the product that it favors. The counters are CSS counters, so the section works without scripts.
 *
 * Four to eight statements of up to 60 characters.
 */
export function FitCheck({ headingLevel = 2, first, second, instruction, statements, ...rest }: FitCheckProps) {
  return (
    <HeadedSection name="fit-check" headingLevel={headingLevel} {...rest}>
      <div className="mt-12 rounded-lg border border-line bg-surface [counter-reset:first_second] @lg:mt-16">
        <div
          aria-hidden="true"
          className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line p-4 font-strong @md:px-6 @md:text-subheading"
        >
          <span>{first}</span>
          <span className="order-last basis-full text-small font-normal text-ink-muted @md:order-none @md:basis-auto">
            {instruction}
          </span>
          <span>{second}</span>
        </div>
        <ul aria-label={instruction} className="divide-y divide-line">
          {statements.map((statement) => (
            <StatementRow key={statement.text} {...statement} product={statement.favors === 'first' ? first : second} />
          ))}
        </ul>
        <div className="flex items-center justify-between gap-x-6 border-t border-line p-4 @md:px-6">
          <Count counter="first" product={first} />
          <span className="h-px grow bg-line" />
          <Count counter="second" product={second} />
        </div>
      </div>
    </HeadedSection>
  );
}

/** Statement with its checkbox, and the mark that it sets in the column of the product. */
function StatementRow({ text, reason, favors, checked, product }: Statement & { product: string }) {
  const isFirst = favors === 'first';
  return (
    <li
      className={`group ${isFirst ? 'has-checked:[counter-increment:first]' : 'has-checked:[counter-increment:second]'}`}
    >
      <label
        className={`cursor-pointer items-center px-[min(0.75rem,3cqi)] py-4 hover:bg-hover has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus @md:px-6 ${columnsClass}`}
      >
        {isFirst ? <Mark product="first" /> : <span />}
        <span className="mx-auto flex w-full max-w-[40rem] min-w-0 gap-[min(0.75rem,2cqi)]">
          <input
            type="checkbox"
            defaultChecked={checked}
            className="mt-1 size-[min(1.25rem,6cqi)] shrink-0 cursor-pointer accent-ink outline-none"
          />
          <span className="grid min-w-0 gap-1">
            <span className="font-strong @md:text-subheading">
              {text}
              <VisuallyHidden>: {product}</VisuallyHidden>
            </span>{' '}
            <span className="max-w-line text-ink-muted">
              <RichText source={reason} />
            </span>
          </span>
        </span>
        {!isFirst && <Mark product="second" />}
      </label>
    </li>
  );
}

const markClasses = {
  first: 'group-has-checked:bg-accent group-has-checked:text-on-accent',
  second: 'justify-self-end group-has-checked:bg-ink-fill group-has-checked:text-on-ink-fill',
};

/** Circle in the column of the product that a statement favors. It's filled once the statement is checked. */
function Mark({ product }: { product: Statement['favors'] }) {
  return (
    <span
      aria-hidden="true"
      className={`flex size-[min(2.25rem,9cqi)] items-center justify-center rounded-full border border-dashed border-line-strong group-has-checked:border-transparent ${markClasses[product]}`}
    >
      <Icon name="check" className="size-1/2 opacity-0 group-has-checked:opacity-100" />
    </span>
  );
}

const countClasses = {
  first: 'text-accent-text before:content-[counter(first)]',
  second: 'text-ink before:content-[counter(second)]',
};

/** Number of checked statements for a product. */
function Count({ counter, product }: { counter: keyof typeof countClasses; product: string }) {
  return (
    <p className="display text-figure tabular-nums">
      <VisuallyHidden>{product}: </VisuallyHidden>
      <span className={countClasses[counter]} />
    </p>
  );
}
