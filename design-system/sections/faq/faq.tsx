import { useId } from 'react';
import type { ComponentProps } from 'react';
import { AccordionItem } from '../../primitives/accordion/index.ts';
import { RichText } from '../../primitives/rich-text/index.ts';
import { SectionHeading, sectionSpacing } from '../../primitives/section-heading/index.ts';
import type { FaqContent } from './faq.schema.ts';
import { faqStructuredData } from './structured-data.ts';

export type FaqProps = FaqContent & Omit<ComponentProps<'section'>, keyof FaqContent | 'children'>;

/**
 * Questions and answers, one open at a time. They open without any script, and the browser's search in the page finds
 * what is in a closed one.
 *
 * Up to twenty questions of 120 characters; more than ten are better in groups.
 */
export function Faq({ at, label, heading, headingLevel = 2, lede, questions, className = '', ...rest }: FaqProps) {
  const id = useId();
  return (
    <section data-section="faq" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <div className={`page ${sectionSpacing(headingLevel)}`}>
        <div className="grid gap-x-6 gap-y-8 @lg:grid-cols-12">
          <SectionHeading
            stacked
            id={id}
            at={at}
            label={label}
            heading={heading}
            level={headingLevel}
            lede={lede}
            className="@lg:col-span-4"
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
Faq.sectionName = 'faq';
Faq.structuredData = faqStructuredData;
