import { useId, useRef } from 'react';
import { AccordionItem } from '../../primitives/accordion/index.ts';
import type { SectionProps } from '../section.ts';
import { TimelineSection, WINDOW_WIDE } from '../timeline-section.tsx';
import { Chapters } from './chapters.tsx';
import { clock } from './clock.ts';
import { Film } from './film.tsx';
import { useFilm } from './use-film.ts';
import type { VideoPlayerContent } from './video-player.schema.ts';

export type VideoPlayerProps = SectionProps<VideoPlayerContent>;

/**
 * A film with the browser's own controls, its chapters, and all that is said in it. Nothing of it but the poster and the
 * captions is fetched before it is played. Without scripts it plays, and a chapter leads to its place in the file.
 *
 * Up to twelve chapters; three to six are best. Every film has captions and a transcript.
 */
export function VideoPlayer({
  width = 'page',
  film,
  summary: _summary,
  published: _published,
  chapters,
  transcript,
  words = {},
  ...rest
}: VideoPlayerProps) {
  const id = useId();
  const video = useRef<HTMLVideoElement>(null);
  const player = useFilm(video);
  const details = useRef<HTMLDetailsElement>(null);
  const isWide = width === 'window';
  const hasChapters = chapters.length > 0;
  const openTranscript = (): void => {
    if (details.current) details.current.open = true;
  };
  return (
    <TimelineSection name="video-player" {...rest}>
      <div className="mt-12 grid grid-cols-1 gap-x-6 gap-y-8 @lg:mt-16 @lg:grid-cols-12">
        <Film
          film={film}
          video={video}
          player={player}
          words={{
            play: words.play ?? 'Play',
            loading: words.loading ?? 'Loading the video',
            failed: words.failed ?? 'The video isn’t available right now. You can read the transcript below.',
            retry: words.retry ?? 'Try again',
            read: words.read ?? 'Read it instead',
          }}
          transcript={{ href: `#${id}-transcript`, onOpen: openTranscript }}
          isWide={isWide}
          className={isWide ? `@lg:col-span-12 ${WINDOW_WIDE}` : hasChapters ? '@lg:col-span-8' : '@lg:col-span-12'}
        />
        {hasChapters && (
          <Chapters
            label={words.chapters ?? 'Chapters'}
            labelId={`${id}-chapters`}
            chapters={chapters}
            file={film.sources.at(-1)?.src ?? ''}
            time={player.time}
            onChoose={player.playFrom}
            className="@lg:col-span-4"
          />
        )}
        <AccordionItem ref={details} title={words.transcript ?? 'Transcript'} className="border-t @lg:col-span-8">
          <ol id={`${id}-transcript`} className="grid gap-3">
            {transcript.map(({ from, text }) => (
              <li key={from} className="flex items-baseline gap-4">
                <span className="shrink-0 timecode text-ink-faint">{clock(from)}</span>
                <span className="min-w-0">{text}</span>
              </li>
            ))}
          </ol>
        </AccordionItem>
      </div>
    </TimelineSection>
  );
}
