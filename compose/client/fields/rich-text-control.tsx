import { Icon } from '@onset/design-system/primitives/icon';
import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { compactControl } from './control-styles.tsx';
import { useForm } from './field-form.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { LinkAddress } from './link-address.tsx';
import { MarkButton } from './mark-button.tsx';
import { hasMark, linkAt, toggleMark, withLink, withoutLink } from './marks.ts';
import type { Mark, Selected } from './marks.ts';
import { RichPreview } from './rich-preview.tsx';
import { replaceText } from './replace-text.ts';
import { useCaret } from './use-caret.ts';
import { useFactOffers } from './use-fact-offers.tsx';

const TOOLS: readonly { mark: Mark; key: string; words: string; sign: ReactNode }[] = [
  { mark: 'strong', key: 'b', words: 'Strong', sign: <span className="text-small font-strong">B</span> },
  { mark: 'em', key: 'i', words: 'Emphasis', sign: <span className="text-small italic">I</span> },
  { mark: 'code', key: 'e', words: 'Code', sign: <Icon name="code" /> },
];

/** A text with marks, written as they are kept, and shown as they will be read. */
export function RichTextControl(props: FieldProps) {
  const { label, value, path } = props;
  const text = typeof value === 'string' ? value : '';
  const form = useForm();
  const control = useRef<HTMLTextAreaElement>(null);
  const caret = useCaret(control, text);
  const { bindings, onKeyDown: offerKey, list } = useFactOffers(control);
  const [range, setRange] = useState({ from: 0, to: 0 });
  const [asksAddress, setAsksAddress] = useState(false);
  const selected: Selected = { text, ...range };

  /** What is selected now, which may be more than was told. */
  const now = (): Selected => ({
    text,
    from: control.current?.selectionStart ?? range.from,
    to: control.current?.selectionEnd ?? range.to,
  });
  const put = (next: Selected): void => {
    if (control.current) replaceText(control.current, next);
  };
  const toggleLink = (): void => (linkAt(now()) ? put(withoutLink(now())) : setAsksAddress(true));

  const onKeyDown = (event: KeyboardEvent): void => {
    if (offerKey(event) || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const key = event.key.toLowerCase();
    const tool = TOOLS.find((each) => each.key === key);
    if (!tool && key !== 'k') return;
    event.preventDefault();
    event.stopPropagation();
    if (tool) put(toggleMark(now(), tool.mark));
    else toggleLink();
  };

  return (
    <FieldFrame
      {...props}
      faults={[text.trim() === '' ? 'This field is empty.' : undefined]}
      tools={
        <>
          {TOOLS.map(({ mark, key, words, sign }) => (
            <MarkButton
              key={mark}
              words={words}
              shortcut={key}
              isPressed={hasMark(selected, mark)}
              onPress={() => put(toggleMark(now(), mark))}
            >
              {sign}
            </MarkButton>
          ))}
          <MarkButton words="Link" shortcut="k" isPressed={linkAt(selected) !== undefined} onPress={toggleLink}>
            <Icon name="link" />
          </MarkButton>
        </>
      }
      below={<RichPreview text={text} />}
    >
      {(binding) => (
        <div className="relative">
          <textarea
            ref={control}
            rows={2}
            dir="auto"
            value={text}
            className={compactControl('field-sizing-content max-h-[16rem] resize-none')}
            onChange={({ target }) => {
              caret.typed(target.value);
              form.change(path, target.value);
            }}
            onKeyDown={onKeyDown}
            {...bindings}
            {...binding}
            onSelect={({ currentTarget }) => {
              bindings.onSelect();
              setRange({ from: currentTarget.selectionStart, to: currentTarget.selectionEnd });
            }}
          />
          {list}
          {asksAddress && (
            <LinkAddress
              label={`Where the link in ${label} leads`}
              onSet={(href) => {
                setAsksAddress(false);
                put(withLink(now(), href));
              }}
              onCancel={() => {
                setAsksAddress(false);
                control.current?.focus();
              }}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}
