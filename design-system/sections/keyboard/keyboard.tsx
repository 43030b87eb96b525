import { Keys } from '../../illustrations/parts.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import { HeadedSection } from '../headed-section.tsx';
import type { SectionProps } from '../section.ts';
import { keyRows } from './key-rows.ts';
import type { KeyboardContent } from './keyboard.schema.ts';

export type KeyboardProps = SectionProps<KeyboardContent>;

type Shortcut = KeyboardContent['shortcuts'][number];

/**
 * Keyboard of a Mac with a label on each key that does something in the app, and a list of the shortcuts. The first
 * shortcut has the accent color. Narrow containers have only the list.
 *
 * Three to ten shortcuts, each with another last key.
 */
export function Keyboard({ headingLevel = 2, shortcuts, ...rest }: KeyboardProps) {
  const level = Math.min(headingLevel + 1, 4) as 2 | 3 | 4;
  const Title = `h${level}` as const;
  return (
    <HeadedSection name="keyboard" headingLevel={headingLevel} {...rest}>
      <KeyboardDrawing shortcuts={shortcuts} />
      <ul className="mt-8 grid gap-x-6 @lg:mt-12 @lg:grid-cols-2">
        {shortcuts.map(({ keys, title, text }) => (
          <li key={title} className="flex flex-wrap items-baseline gap-x-4 gap-y-2 border-t border-line py-4">
            <span dir="ltr" className="min-w-0 shrink-0 basis-[7rem] text-small @md:basis-[8.5rem]">
              <span aria-hidden="true" className="block overflow-clip">
                <Keys chord={keys} />
              </span>
              <VisuallyHidden>{keys.map(toTitleCase).join('-')}</VisuallyHidden>
            </span>
            <div className="min-w-0 flex-1 basis-[10rem]">
              <Title className="font-strong">{title}</Title>
              <p className="text-ink-muted">
                <RichText source={text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

/** Returns the name of a key as in texts: `Shift` for `shift`. */
const toTitleCase = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

const keyClasses = {
  first: 'border-transparent bg-accent text-on-accent',
  labeled: 'border-transparent bg-ink-fill text-on-ink-fill',
  pressed: 'border-line-strong bg-surface text-ink',
  plain: 'border-line bg-surface text-ink-faint',
};

/** Keyboard with a label on each key of a shortcut. Its lengths depend on its width, and it's left-to-right in every language. */
function KeyboardDrawing({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const shortcutByLastKey = new Map(shortcuts.toReversed().map((shortcut) => [shortcut.keys.at(-1), shortcut]));
  const pressedKeys = new Set(shortcuts.flatMap(({ keys }) => keys));
  const findStyle = (name: string): keyof typeof keyClasses => {
    const shortcut = shortcutByLastKey.get(name);
    if (shortcut) return shortcut === shortcuts[0] ? 'first' : 'labeled';
    return pressedKeys.has(name) ? 'pressed' : 'plain';
  };
  return (
    <div aria-hidden="true" dir="ltr" className="@container mt-16 hidden select-none @min-[54rem]:block print:hidden">
      <div className="grid gap-[0.7cqi] rounded-[1.6cqi] border border-line bg-sunken p-[1.2cqi] text-[1.05cqi] leading-tight">
        {keyRows.map((row, index) => (
          <div key={index} className="grid grid-cols-[repeat(60,1fr)]">
            {row.map(({ name, width }, position) => (
              <span
                key={position}
                style={{ gridColumn: `span ${width}` }}
                className={`mx-[0.35cqi] flex h-[5.4cqi] flex-col justify-between rounded-[0.8cqi] border border-b-2 p-[0.6cqi] overflow-clip font-medium ${keyClasses[findStyle(name)]}`}
              >
                <span className={name.length > 1 ? 'mt-auto' : 'text-[1.3em]'}>{name === 'space' ? '' : name}</span>
                <span className="text-center text-[max(0.95cqi,0.6875rem)]">{shortcutByLastKey.get(name)?.short}</span>
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
