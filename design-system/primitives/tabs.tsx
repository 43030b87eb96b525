'use client';

import { Tabs as RadixTabs } from 'radix-ui';
import { useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';

export interface TabItem {
  /** Text of the tab, unique in the list. */
  readonly label: string;
  readonly panel: ReactNode;
}

export interface TabsProps {
  /** ID of the element that labels the tabs. */
  labelledBy: string;
  tabs: readonly TabItem[];
  /** Called before another panel is shown. */
  onChange?: () => void;
  className?: string;
  /** CSS classes of the tab list. */
  listClassName?: string;
  /** CSS classes of the element that contains the panels. */
  panelsClassName?: string;
}

/**
 * Tabs in a row that scrolls, or in a column in wide containers. All panels overlap and are as high as the highest, so
 * that nothing below moves. Without scripts there are no tabs, and all panels are visible below each other, so each needs
 * its own heading.
 */
export function Tabs({
  labelledBy,
  tabs,
  onChange,
  className = '',
  listClassName = '',
  panelsClassName = '',
}: TabsProps) {
  const [shownTab, setShownTab] = useState('0');
  const [orientation, setOrientation] = useState<'horizontal' | 'vertical'>('horizontal');
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const showTab = (tab: string): void => {
    if (tab !== shownTab) onChange?.();
    setShownTab(tab);
  };
  // CSS decides whether the tabs are in a row or a column. This is read on focus, which precedes every key press.
  const readLayout = ({ currentTarget }: FocusEvent): void => {
    const { flexDirection, direction: textDirection } = getComputedStyle(currentTarget);
    setOrientation(flexDirection === 'column' ? 'vertical' : 'horizontal');
    setDirection(textDirection === 'rtl' ? 'rtl' : 'ltr');
  };
  return (
    <RadixTabs.Root asChild dir={direction} value={shownTab} onValueChange={showTab} orientation={orientation}>
      {/* Radix needs `dir` for the arrow keys, but would also set it on this element and override the direction of
          the page. */}
      <div data-slot="tabs" dir={undefined} className={className}>
        <RadixTabs.List
          aria-labelledby={labelledBy}
          onFocusCapture={readLayout}
          className={`flex overflow-x-auto border-b border-line @lg:flex-col @lg:overflow-visible @lg:border-b-0 noninteractive:hidden ${listClassName}`}
        >
          {tabs.map(({ label }, index) => (
            <RadixTabs.Trigger
              key={label}
              value={String(index)}
              // The click that hydrated the island is replayed as a `click` event, which Radix doesn't handle.
              onClick={() => showTab(String(index))}
              className="group/tab flex min-h-11 shrink-0 cursor-pointer items-center gap-3 border-line px-3 py-2 text-start font-medium whitespace-nowrap text-ink-muted -outline-offset-2 transition-colors duration-quick first:ps-2 hover:text-ink aria-selected:text-ink motion-reduce:transition-none @lg:border-b @lg:px-0 @lg:outline-offset-2 @lg:first:ps-0 @lg:py-4 @lg:text-subheading @lg:whitespace-normal @lg:first:border-t"
            >
              <span
                aria-hidden="true"
                className="size-1.5 shrink-0 rounded-full bg-app-skeleton group-aria-selected/tab:bg-record forced-colors:border"
              />
              <span className="forced-colors:group-aria-selected/tab:underline">{label}</span>
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
        <div className={`grid grid-cols-1 gap-y-16 ${panelsClassName}`}>
          {tabs.map(({ label, panel }, index) => (
            <RadixTabs.Content
              key={label}
              forceMount
              value={String(index)}
              className="[grid-area:1/1] data-[state=inactive]:invisible motion-safe:transition-opacity motion-safe:duration-calm data-[state=inactive]:opacity-0 noninteractive:[grid-area:auto] noninteractive:visible! noninteractive:opacity-100!"
            >
              {panel}
            </RadixTabs.Content>
          ))}
        </div>
      </div>
    </RadixTabs.Root>
  );
}
