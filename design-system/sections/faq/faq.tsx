import { useId } from 'react';
import { AccordionItem } from '../../primitives/accordion.tsx';
import { Link } from '../../primitives/link.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import { SectionHeading, sectionSpacing } from '../../primitives/section-heading.tsx';
import type { SectionProps } from '../section.ts';
import { toAnchor } from './anchor.ts';
import type { FaqContent, FaqQuestion } from './faq.schema.ts';

export type FaqProps = SectionProps<FaqContent>;

/**
 * Questions and answers. Only one answer is open at a time; the first question outside groups is open at first. They work
 * without scripts, and the browser's page search also finds text in closed answers. The heading is sticky beside the
 * questions, with links to the groups below it. The lede can say where to send other questions.
 *
 * Up to twenty questions of 120 characters. More than ten are better in groups, of which there are two to eight.
 */
export function Faq({
  label,
  heading,
  headingLevel = 2,
  lede,
  questions = [],
  groups = [],
  groupsLabel = 'Subjects',
  className = '',
  ...rest
}: FaqProps) {
  const id = useId();
  const Subheading = `h${Math.min(headingLevel + 1, 4) as 2 | 3 | 4}` as const;
  return (
    <section data-section="faq" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <div className={`page ${sectionSpacing(headingLevel)}`}>
        <div className="grid grid-cols-1 gap-x-6 gap-y-8 @lg:grid-cols-12">
          <div className="flex flex-col gap-6 @lg:sticky @lg:top-24 @lg:col-span-4 @lg:self-start @xl:pe-6">
            <SectionHeading id={id} label={label} heading={heading} level={headingLevel} lede={lede} />
            {groups.length > 0 && (
              <nav aria-label={groupsLabel}>
                <ul className="flex flex-wrap gap-x-5 text-body @lg:flex-col">
                  {groups.map((group) => (
                    <li key={group.id}>
                      <Link href={`#${group.id}`} variant="quiet" className="inline-block py-1.5">
                        {group.heading}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </div>
          <div className="flex flex-col gap-12 @lg:col-span-8">
            {questions.length > 0 && <Questions questions={questions} name={id} isFirstOpen />}
            {groups.map((group) => (
              <div key={group.id} id={group.id}>
                <Subheading className="timecode pb-2 text-ink-faint">{group.heading}</Subheading>
                <Questions questions={group.questions} name={id} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

interface QuestionsProps {
  questions: readonly FaqQuestion[];
  name: string;
  isFirstOpen?: boolean;
}

/** List of questions. All groups use the same `name`, so that only one answer is open at a time. */
function Questions({ questions, name, isFirstOpen = false }: QuestionsProps) {
  return (
    <div>
      {questions.map(({ question, answer }, index) => (
        <AccordionItem
          key={question}
          title={question}
          name={name}
          anchor={toAnchor(question)}
          open={isFirstOpen && index === 0}
        >
          <p>
            <RichText source={answer} />
          </p>
        </AccordionItem>
      ))}
    </div>
  );
}
