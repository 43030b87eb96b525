'use client';

import { useId, useRef, useSyncExternalStore } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { AccordionItem } from '../../primitives/accordion.tsx';
import type { SectionProps } from '../section.ts';
import { HeadedSection, WINDOW_WIDE } from '../headed-section.tsx';
import { formatTimecode } from '../../content/timecode.ts';
import { Controls } from './controls.tsx';
import { VideoFrame } from './video-frame.tsx';
import { useCaptions } from './use-captions.ts';
import { usePlayer } from './use-player.ts';
import { useFullScreen } from './use-full-screen.ts';
import type { VideoPlayerContent } from './video-player.schema.ts';
import { defaultLabels } from './labels.ts';

const subscribeToNothing = () => () => undefined;

export type VideoPlayerProps = SectionProps<VideoPlayerContent>;

/**
 * Video with captions, chapters and a transcript. The recording from which it was edited can be beside it. Before
 * playback, only posters and captions are loaded. Without scripts, the browser's controls play the video, and a chapter
 * links to its position in the video file.
 *
 * At most twelve chapters; three to six are best.
 */
export function VideoPlayer({
  width = 'page',
  video,
  summary: _summary,
  published: _published,
  chapters,
  transcript,
  labels: ownLabels,
  ...rest
}: VideoPlayerProps) {
  const id = useId();
  const videoRef = useRef<HTMLVideoElement>(null);
  const companionRef = useRef<HTMLVideoElement>(null);
  const player = usePlayer(videoRef, companionRef);
  const { isFullScreen, enter } = useFullScreen(videoRef);
  const captions = useCaptions(videoRef, isFullScreen);
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const labels = { ...defaultLabels, ...ownLabels };
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const isWide = width === 'window';
  const hasChapters = chapters.length > 0;
  const openTranscript = (): void => {
    if (detailsRef.current) detailsRef.current.open = true;
  };
  return (
    <HeadedSection name="video-player" {...rest}>
      <div className="mt-12 grid grid-cols-1 gap-x-6 gap-y-8 @lg:mt-16 @lg:grid-cols-12">
        <VideoFrame
          video={video}
          videoRef={videoRef}
          companionRef={companionRef}
          player={player}
          captions={captions}
          isHydrated={isHydrated}
          isFullScreen={isFullScreen}
          labels={labels}
          transcript={{ href: `#${id}-transcript`, onOpen: openTranscript }}
          isWide={isWide}
          className={isWide ? `@lg:col-span-12 ${WINDOW_WIDE}` : hasChapters ? '@lg:col-span-8' : '@lg:col-span-12'}
        />
        <Controls
          video={video}
          player={player}
          captions={captions}
          labels={labels}
          onFullScreen={enter}
          className={isWide || !hasChapters ? '@lg:col-span-12' : '@lg:col-span-8 @lg:row-start-2'}
        />
        {hasChapters && (
          <Chapters
            label={labels.chapters}
            labelId={`${id}-chapters`}
            chapters={chapters}
            file={video.sources.at(-1)?.src ?? ''}
            time={player.time}
            onChoose={(second) => {
              player.play();
              player.seek(second);
            }}
            className="@lg:col-span-4"
          />
        )}
        <AccordionItem
          ref={detailsRef}
          title={labels.transcript}
          className={`self-start border-t ${hasChapters ? '@lg:col-span-8' : '@lg:col-span-12'}`}
        >
          <ol id={`${id}-transcript`} className="grid gap-3">
            {transcript.map(({ from, text }) => (
              <li key={from} className="flex items-baseline gap-4">
                <span className="shrink-0 timecode text-ink-faint">{formatTimecode(from)}</span>
                <span className="min-w-0">{text}</span>
              </li>
            ))}
          </ol>
        </AccordionItem>
      </div>
    </HeadedSection>
  );
}

interface ChaptersProps {
  /** Heading of the chapters. */
  label: string;
  labelId: string;
  chapters: VideoPlayerContent['chapters'];
  /** URL of the video file, to which the chapters link without scripts. */
  file: string;
  /** Playback position in seconds. Undefined before the first play. */
  time: number | undefined;
  onChoose: (second: number) => void;
  className?: string;
}

/**
 * List of chapters. Each is a link to its position in the video file, for browsers without scripts. It has the button
 * role, so that the click that hydrates the island is replayed.
 */
function Chapters({ label, labelId, chapters, file, time, onChoose, className = '' }: ChaptersProps) {
  const currentIndex = time === undefined ? -1 : chapters.findLastIndex(({ from }) => from <= time);
  return (
    <div className={className}>
      <p id={labelId} className="timecode pb-3 text-ink-faint">
        {label}
      </p>
      <ol aria-labelledby={labelId} className="border-t border-line">
        {chapters.map(({ from, title }, index) => (
          <li key={from} className="border-b border-line">
            <a
              href={`${file}#t=${from}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A button leads nowhere without a script.
              role="button"
              aria-current={index === currentIndex ? 'true' : undefined}
              onClick={(event: MouseEvent) => {
                event.preventDefault();
                onChoose(from);
              }}
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key !== ' ') return;
                event.preventDefault();
                onChoose(from);
              }}
              className="group/chapter -mx-2 flex items-baseline gap-3 rounded-sm px-2 py-3 text-ink-muted no-underline hover:text-ink aria-[current]:font-medium aria-[current]:text-ink"
            >
              <span className="flex shrink-0 items-center gap-2 timecode text-ink-faint group-aria-[current]/chapter:text-accent-text">
                <span
                  aria-hidden="true"
                  className="size-1.5 rounded-full bg-app-skeleton group-aria-[current]/chapter:bg-record forced-colors:border"
                />
                {formatTimecode(from)}
              </span>
              <span className="min-w-0 forced-colors:group-aria-[current]/chapter:underline">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
