'use client';

import { useId, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../primitives/button.tsx';
import { EmailField } from '../../primitives/field.tsx';
import { FormOutcome } from '../../primitives/form-messages.tsx';
import type { FormFields, ValuesOf } from '../../primitives/form-values.ts';
import { Form, useOutcomeFocus } from '../../primitives/form.tsx';
import type { FormBehavior } from '../../primitives/form.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import { sectionSpacing } from '../../primitives/section-heading.tsx';
import { Eyebrow } from '../../primitives/eyebrow.tsx';
import type { SectionProps } from '../section.ts';
import type { SignupFormContent } from './signup-form.schema.ts';

const signupFields = { email: 'email' } as const satisfies FormFields;

export type SignupFields = typeof signupFields;

export type SignupValues = ValuesOf<SignupFields>;

export interface SignupFormBehavior extends FormBehavior<SignupFields> {
  /** URL to which the browser posts the form before hydration and without scripts. */
  action?: string;
  /**
   * Result of the request. A message about it replaces the form. `already` must be used only if it doesn't reveal to
   * others who is on the list.
   */
  outcome?: 'sent' | 'already' | undefined;
  /**
   * Called when the visitor wants to enter another email address. `outcome` must then be reset. If omitted, the button
   * isn't rendered.
   */
  onAgain?: () => void;
}

export type SignupFormProps = SectionProps<SignupFormContent, SignupFormBehavior>;

const submitLabels = { newsletter: 'Subscribe', waitlist: 'Join the waitlist' } as const;

/**
 * Form for the newsletter or the waitlist: one field, one button, and a note about the use of the email address. It is
 * a section of a page, or compact in a column of the footer. With an `action`, it works without scripts.
 *
 * Heading up to 75 characters, or a few words in the compact layout.
 */
export function SignupForm({
  purpose,
  layout = 'section',
  label,
  heading,
  headingLevel = 2,
  lede,
  emailLabel = 'Email',
  submitLabel = submitLabels[purpose],
  consent,
  sentText = 'Check your email and click the link to confirm.',
  alreadyText = 'This address is already on the list.',
  againLabel = 'Use another address',
  action,
  outcome,
  pending = false,
  error,
  remedy,
  fieldErrors,
  rules,
  onSubmit,
  onAgain,
  className = '',
  ...rest
}: SignupFormProps) {
  const id = useId();
  const [email, setEmail] = useState('');
  const formColumnRef = useOutcomeFocus(outcome !== undefined);

  const submit = (values: SignupValues) => {
    setEmail(values.email);
    onSubmit?.(values);
  };

  return (
    <section data-section="signup-form" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <SignupFrame
        id={id}
        layout={layout}
        label={label}
        heading={heading}
        headingLevel={headingLevel}
        lede={lede}
        columnRef={formColumnRef}
      >
        {outcome ? (
          <FormOutcome>
            <p className={layout === 'section' ? 'text-lede' : ''}>{outcome === 'sent' ? sentText : alreadyText}</p>
            {email !== '' && <p className="font-medium">{email}</p>}
            {onAgain && (
              <Button variant="outline" size={layout === 'section' ? 'md' : 'sm'} className="mt-2" onClick={onAgain}>
                {againLabel}
              </Button>
            )}
          </FormOutcome>
        ) : (
          <Form
            data-event={purpose === 'waitlist' ? 'waitlist_signup' : undefined}
            action={action}
            fields={signupFields}
            rules={rules}
            onSubmit={submit}
            pending={pending}
            error={error}
            remedy={remedy}
            fieldErrors={fieldErrors}
          >
            {({ field }) => (
              <div className="flex flex-col gap-4">
                <div className={`flex flex-col gap-x-3 gap-y-4 ${layout === 'section' ? '@md:flex-row' : ''}`}>
                  <EmailField label={emailLabel} {...field('email')} defaultValue={email} required className="grow" />
                  <Button
                    type="submit"
                    variant={layout === 'section' ? 'primary' : 'secondary'}
                    pending={pending}
                    // The button is aligned with the field and not with its label, even if there is an error below the
                    // field.
                    className={layout === 'section' ? 'shrink-0 @md:mt-[1.8125rem] @md:self-start' : ''}
                  >
                    {submitLabel}
                  </Button>
                </div>
                {consent && (
                  <p className="text-small text-ink-faint">
                    <RichText source={consent} />
                  </p>
                )}
              </div>
            )}
          </Form>
        )}
      </SignupFrame>
    </section>
  );
}

type SignupHeadingProps = Pick<SignupFormContent, 'label' | 'heading' | 'lede'> &
  Required<Pick<SignupFormContent, 'headingLevel' | 'layout'>>;

interface SignupFrameProps extends SignupHeadingProps {
  /** ID of the heading, which labels the section. */
  id: string;
  /** Ref of the column with the form. It is used to move the focus within the column. */
  columnRef: Ref<HTMLDivElement>;
  /** The form, or its result. */
  children: ReactNode;
}

/**
 * Layout of the form with its heading and lede. In a section of a page, the heading is beside the form; in a column of
 * the footer, it is above the form. The lede is always above the form.
 */
function SignupFrame({ id, layout, label, heading, headingLevel, lede, columnRef, children }: SignupFrameProps) {
  const Heading = `h${headingLevel ?? 2}` as const;
  if (layout === 'compact') {
    return (
      <div ref={columnRef} className="flex max-w-form flex-col gap-4">
        <div>
          <Heading id={id} className="font-medium text-body">
            {heading}
          </Heading>
          {lede && (
            <p className="text-small text-ink-muted">
              <RichText source={lede} />
            </p>
          )}
        </div>
        {children}
      </div>
    );
  }
  return (
    <div className={`page ${sectionSpacing(headingLevel ?? 2)}`}>
      <div className="grid grid-cols-1 gap-x-6 gap-y-8 @lg:grid-cols-12">
        <div className="flex flex-col gap-5 @lg:col-span-4 @lg:gap-8">
          {label && <Eyebrow>{label}</Eyebrow>}
          <Heading id={id} className={`display max-w-[15.984em] ${headingLevel === 1 ? 'text-title' : 'text-heading'}`}>
            {heading}
          </Heading>
        </div>
        <div ref={columnRef} className={`flex max-w-prose flex-col gap-8 @lg:col-span-8 ${label ? '@lg:pt-12' : ''}`}>
          {lede && (
            <p className="max-w-line text-lede text-ink-muted">
              <RichText source={lede} />
            </p>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}
