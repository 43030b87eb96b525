import { useId } from 'react';
import { AccordionItem } from '../../primitives/accordion/index.ts';
import { RichText } from '../../primitives/rich-text/index.ts';
import { SectionHeading, sectionSpacing } from '../../primitives/section-heading/index.ts';
import type { SectionProps } from '../section.ts';
import type { FaqContent } from './faq.schema.ts';

export type FaqProps = SectionProps<FaqContent>;

/**
 * Questions and answers, one open at a time. They open without any script, and the browser's search in the page finds
 * what is in a closed one. The heading stays beside them while they are read; its lede is the place to say where other
 * questions go.
 *
 * Up to twenty questions of 120 characters; more than ten are better in groups.
 */
export function Faq({ at, label, heading, headingLevel = 2, lede, questions, className = '', ...rest }: FaqProps) {
  const id = useId();
  return (
    <section data-section="faq" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <div className={`page ${sectionSpacing(headingLevel)}`}>
        <div className="grid grid-cols-1 gap-x-6 gap-y-8 @lg:grid-cols-12">
          <SectionHeading
            stacked
            id={id}
            at={at}
            label={label}
            heading={heading}
            level={headingLevel}
            lede={lede}
            className="@lg:sticky @lg:top-24 @lg:col-span-4 @lg:self-start"
          />
          <div className="@lg:col-span-8 @lg:pt-8">
            {questions.map(({ question, answer }) => (
              <AccordionItem key={question} title={question} name={id}>
                <p>
                  <RichText source={answer} />
                </p>
              </AccordionItem>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
