import type { MediaContent } from '../content/media.schema.ts';
import { SectionIllustration } from './illustration.tsx';

export interface MediaProps {
  media: MediaContent;
  className?: string;
  /** Aspect ratio class of an illustration or image, such as `aspect-4/3`. A video keeps its own aspect ratio. */
  shape?: string;
  /**
   * True for images in the initial viewport, which load immediately. Other images load when they are close to the
   * viewport.
   */
  eager?: boolean;
}

/**
 * Framed media of a section: an illustration, an image, or a video with the browser's controls. An illustration without
 * `alt` is hidden from assistive technology.
 */
export function Media({ media, className = '', shape = '', eager = false }: MediaProps) {
  return (
    <div
      data-slot="media"
      className={`relative overflow-clip rounded-lg border border-app-line bg-app-panel ${media.kind === 'video' ? '' : shape} ${className}`}
    >
      {media.kind === 'illustration' && <SectionIllustration name={media.name} alt={media.alt} />}
      {media.kind === 'image' && (
        <img
          src={media.src}
          alt={media.alt}
          width={media.width}
          height={media.height}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="size-full object-cover"
        />
      )}
      {media.kind === 'video' && <MediaVideo media={media} />}
    </div>
  );
}

/** Video with the browser's controls. The video file isn't loaded before playback. */
function MediaVideo({ media }: { media: Extract<MediaContent, { kind: 'video' }> }) {
  const { title, sources, poster, width, height } = media;
  const [defaultCaptions, ...otherCaptions] = media.captions;
  return (
    <video
      aria-label={title}
      controls
      playsInline
      preload="none"
      poster={poster}
      width={width}
      height={height}
      className="h-auto max-h-[inherit] w-full object-contain"
    >
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      <track
        kind="captions"
        src={defaultCaptions?.src}
        srcLang={defaultCaptions?.language}
        label={defaultCaptions?.label}
        default
      />
      {otherCaptions.map(({ src, language, label }) => (
        <track key={src} kind="captions" src={src} srcLang={language} label={label} />
      ))}
    </video>
  );
}
