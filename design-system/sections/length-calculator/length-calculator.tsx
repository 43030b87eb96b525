'use client';

import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { formatTimecode } from '../../content/timecode.ts';
import { Waveform } from '../../illustrations/waveform.tsx';
import { Link } from '../../primitives/link.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import type { SectionProps } from '../section.ts';
import { HeadedSection } from '../headed-section.tsx';
import type { LengthCalculatorContent } from './length-calculator.schema.ts';

export type LengthCalculatorProps = SectionProps<LengthCalculatorContent>;

/** Length of the timeline. */
const TIMELINE_MINUTES = 10;

/** Time without a change after which the result is announced, so that a screen reader doesn't read every value. */
const ANNOUNCEMENT_DELAY_MS = 1000;

/** Color classes of the clips: the words, and each kind of step. */
const tones = ['bg-clip-sound', 'bg-clip-camera', 'bg-clip-screen'] as const;

/**
 * Calculator of the length of a tutorial and the sizes of its files, from the number of spoken words and steps. People
 * talk while they click, so the longer of the two estimates is the length. A timeline shows both, and the limit.
 *
 * Without scripts, it is an example with the initial values.
 */
export function LengthCalculator({
  words,
  wordsPerMinute,
  steps,
  stepsLabel = 'Steps',
  extraSeconds,
  maxSteps,
  maxMinutes,
  recordingMegabytesPerMinute,
  exports,
  assumptions,
  lengthLabel = 'Length',
  recordingLabel = 'Recording',
  fits = 'Short enough for one tutorial.',
  tooLong = 'Over {minutes} minutes: make two tutorials.',
  tooManySteps = 'More than {steps} steps: make two tutorials.',
  limitLabel = '{minutes} min',
  ...rest
}: LengthCalculatorProps) {
  const sliders = [words, ...steps];
  const slidersRef = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState(() => sliders.map(({ initial }) => initial));
  const readSliders = (): void => {
    const inputs = slidersRef.current?.querySelectorAll('input') ?? [];
    setValues([...inputs].map(({ valueAsNumber }) => valueAsNumber));
  };
  // A visitor may have moved a slider before the island was hydrated.
  useEffect(readSliders, []);

  const [wordCount = 0, ...stepCounts] = values;
  const stepClips = steps.flatMap(({ seconds }, kind) =>
    Array.from({ length: stepCounts[kind] ?? 0 }, () => ({ seconds, tone: tones[kind + 1] })),
  );
  const wordSeconds = (wordCount / wordsPerMinute) * 60;
  const stepSeconds = stepClips.reduce((sum, { seconds }) => sum + seconds, extraSeconds);
  const totalSeconds = Math.max(wordSeconds, stepSeconds);
  const length = formatLength(totalSeconds);
  const isTooLong = totalSeconds > maxMinutes * 60;
  const hasTooManySteps = stepClips.length > maxSteps;
  const verdict = isTooLong
    ? tooLong.replace('{minutes}', String(maxMinutes))
    : hasTooManySteps
      ? tooManySteps.replace('{steps}', String(maxSteps))
      : fits;
  const sizes = [{ label: recordingLabel, megabytesPerMinute: recordingMegabytesPerMinute }, ...exports].map(
    ({ label, megabytesPerMinute }) => ({ label, size: formatSize((totalSeconds / 60) * megabytesPerMinute) }),
  );
  const sizesText = sizes.map(({ label, size }) => `${label}: ${size}.`).join(' ');
  const announcement = useAnnouncement(`${lengthLabel}: ${length}. ${verdict} ${sizesText}`);
  return (
    <HeadedSection name="length-calculator" {...rest}>
      <div className="mt-12 grid gap-6 @lg:mt-16">
        <div ref={slidersRef} onInput={readSliders} className="grid gap-x-6 gap-y-4 @lg:grid-cols-3">
          {sliders.map((slider, index) => (
            <SliderField key={slider.label} {...slider} value={values[index] ?? 0} tone={tones[index]} />
          ))}
        </div>
        <div aria-hidden="true" className="rounded-lg border border-line bg-app-panel p-[min(1.5rem,5cqi)]">
          <div className="relative grid gap-3 pb-6">
            <MinuteRuler />
            <span
              style={{ insetInlineStart: toPercent(maxMinutes * 60) }}
              className="absolute inset-y-0 flex items-end border-s border-dashed border-record ps-1.5 text-accent-text"
            >
              <bdi className="timecode leading-none">{limitLabel.replace('{minutes}', String(maxMinutes))}</bdi>
            </span>
            <span
              style={{ insetInlineStart: toPercent(totalSeconds) }}
              className="absolute top-4 bottom-6 -ms-px w-0.5 bg-record forced-color-adjust-none"
            >
              <span className="absolute top-0 left-1/2 size-3 -translate-1/2 rotate-45 rounded-xs bg-record" />
            </span>
            <Lane label={words.label} length={formatLength(wordSeconds)}>
              <Clip seconds={wordSeconds} className={`text-on-clip-sound/60 ${tones[0]}`}>
                <Waveform bars={Math.round(wordSeconds / 4)} />
              </Clip>
            </Lane>
            <Lane label={stepsLabel} length={formatLength(stepSeconds)}>
              <Clip seconds={extraSeconds} className="bg-app-skeleton" />
              {stepClips.map(({ seconds, tone }, index) => (
                <Clip key={index} seconds={seconds} className={tone} />
              ))}
            </Lane>
          </div>
        </div>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(5.25rem,100%),1fr))] gap-x-4 gap-y-6 @lg:grid-cols-12 @lg:gap-x-6">
          <div className="col-span-full grid content-start gap-1 @lg:col-span-4">
            <dt className="timecode text-ink-faint">{lengthLabel}</dt>
            <dd className="display text-figure tabular-nums">{length}</dd>
            <dd className={isTooLong || hasTooManySteps ? 'font-medium text-accent-text' : 'text-ink-muted'}>
              {verdict}
            </dd>
          </div>
          {sizes.map(({ label, size }) => (
            <div
              key={label}
              className="grid content-between gap-1 @lg:col-span-2 @lg:content-start @lg:nth-2:col-span-4"
            >
              <dt className="timecode text-ink-faint">{label}</dt>
              <dd className="display text-subheading tabular-nums">
                <bdi>{size}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <output className="sr-only">{announcement}</output>
      <ul className="grid gap-x-6 gap-y-5 pt-12 text-small text-ink-muted @lg:grid-cols-3">
        {assumptions.map(({ text, source }) => (
          <li key={text} className="max-w-line">
            <RichText source={text} />
            {source && (
              <>
                {' '}
                <Link href={source.href}>{source.label}</Link>.
              </>
            )}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

interface SliderFieldProps {
  label: string;
  initial: number;
  max: number;
  /** Current value. */
  value: number;
  /** Color class of the clips that the slider changes. */
  tone: string | undefined;
}

/** Slider with its label and value. It keeps its own value, which can change before the island is hydrated. */
function SliderField({ label, initial, max, value, tone }: SliderFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline gap-2">
        <span aria-hidden="true" className={`size-2.5 rounded-xs forced-color-adjust-none ${tone}`} />
        <label htmlFor={id} className="min-w-0 grow text-small font-medium">
          {label}
        </label>
        <span className="text-subheading font-medium whitespace-nowrap tabular-nums">{value}</span>
      </div>
      <input
        id={id}
        type="range"
        max={max}
        // A browser rounds values that aren’t multiples of the step.
        step={max > 100 && max % 10 === 0 && initial % 10 === 0 ? 10 : 1}
        defaultValue={initial}
        // A browser may restore the value of the last visit, which the prerendered result doesn't match.
        autoComplete="off"
        className="h-9 w-full cursor-pointer accent-ink in-data-runtime-failed:hidden noninteractive:hidden"
      />
    </div>
  );
}

/** Minutes above the lanes of the timeline: `3:00`, or `3` in narrow containers. */
function MinuteRuler() {
  return (
    <div className="grid grid-cols-10 font-mono text-[0.6875rem] leading-none text-ink-faint tabular-nums">
      {Array.from({ length: TIMELINE_MINUTES }, (_, minute) => (
        <span key={minute} className="h-6 border-s border-line-strong/70 ps-1">
          {minute}
          <span className="@max-lg:hidden">:00</span>
        </span>
      ))}
    </div>
  );
}

interface LaneProps {
  label: string;
  length: string;
  children: ReactNode;
}

/** Lane of the timeline with its label and length above. */
function Lane({ label, length, children }: LaneProps) {
  return (
    <div className="grid gap-1.5">
      {/* The background covers the playhead. */}
      <p className="timecode relative me-auto bg-app-panel pe-2 text-ink-muted">
        {label} {length}
      </p>
      <div className="flex h-12 overflow-clip rounded-sm bg-app-track">{children}</div>
    </div>
  );
}

interface ClipProps {
  seconds: number;
  className?: string | undefined;
  children?: ReactNode;
}

/** Clip on a lane, as wide as it is long. */
function Clip({ seconds, className = '', children }: ClipProps) {
  return (
    <span
      style={{ inlineSize: toPercent(seconds) }}
      className={`border-e border-app-track forced-color-adjust-none ${className}`}
    >
      {children}
    </span>
  );
}

/** Returns the position of a time on the timeline. */
const toPercent = (seconds: number): string => `${(seconds / TIMELINE_MINUTES / 60) * 100}%`;

const formatLength = (seconds: number): string => formatTimecode(Math.round(seconds));

/** Formats megabytes with two digits, such as `290 MB` or `1.2 GB`. */
function formatSize(megabytes: number): string {
  return megabytes < 995 ? `${Math.round(megabytes / 10) * 10} MB` : `${(megabytes / 1000).toFixed(1)} GB`;
}

/** Returns `text` once it has changed and then remained the same for a second, and an empty text before. */
function useAnnouncement(text: string): string {
  const lastText = useRef(text);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (text === lastText.current) return;
    const timer = setTimeout(() => {
      lastText.current = text;
      setAnnouncement(text);
    }, ANNOUNCEMENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return announcement;
}
