'use client';

import { Button } from '../../primitives/button.tsx';
import { Icon } from '../../primitives/icon.tsx';
import { Link } from '../../primitives/link.tsx';
import { formatTimecode } from '../../content/timecode.ts';
import type { Captions } from './use-captions.ts';
import type { Player } from './use-player.ts';
import { hasFullScreen } from './use-full-screen.ts';
import type { VideoPlayerContent } from './video-player.schema.ts';
import type { PlayerLabels } from './labels.ts';

interface ControlsProps {
  video: VideoPlayerContent['video'];
  player: Player;
  captions: Captions;
  labels: PlayerLabels;
  /** Shows the video in full screen. */
  onFullScreen: () => void;
  className?: string;
}

/** The controls below a video, and links to its files. */
export function Controls({ video, player, captions, labels, onFullScreen, className = '' }: ControlsProps) {
  const { seconds, recording } = video;
  const time = player.time ?? 0;
  const position = `${formatTimecode(time)} / ${formatTimecode(seconds)}`;
  return (
    <div className={`flex min-w-0 flex-wrap items-center gap-x-5 gap-y-2 text-small ${className}`}>
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-5 gap-y-2 in-data-runtime-failed:hidden [@media(scripting:none)]:hidden">
        <Button size="sm" variant="secondary" onClick={player.isPlaying ? player.pause : player.play}>
          {player.isPlaying ? labels.pause : labels.play}
        </Button>
        <input
          type="range"
          min={0}
          max={seconds}
          step={0.5}
          value={time}
          aria-label={labels.position}
          aria-valuetext={position}
          onChange={({ target }) => player.seek(target.valueAsNumber)}
          className="h-9 min-w-24 grow basis-24 cursor-pointer accent-ink"
        />
        <span className="timecode text-ink-muted">{position}</span>
        {player.seen && (
          <>
            <select
              aria-label={labels.captions}
              value={captions.chosen}
              onChange={({ target }) => captions.choose(Number(target.value))}
              className="select-arrow h-9 max-w-full min-w-0 rounded-md bg-transparent px-1"
            >
              {video.captions.map(({ language, label }, index) => (
                <option key={language} value={index}>
                  {`${labels.captions}: ${label}`}
                </option>
              ))}
              <option value={-1}>{labels.off}</option>
            </select>
            {hasFullScreen() && (
              <Button size="sm" variant="quiet" onClick={onFullScreen}>
                {labels.fullScreen}
              </Button>
            )}
          </>
        )}
      </div>
      {recording &&
        [
          { label: labels.recording, files: recording },
          { label: labels.edit, files: video },
        ].map(({ label, files }) => (
          <Link
            key={label}
            variant="quiet"
            href={files.sources.at(-1)?.src ?? ''}
            download
            className="py-2 first:@lg:ms-auto"
          >
            <Icon name="download" className="me-2" />
            <span className="sr-only">{labels.download}: </span>
            {label}
          </Link>
        ))}
    </div>
  );
}
