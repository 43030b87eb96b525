import type { MediaContent } from '../content/media.schema.ts';
import { Drawing } from './drawing.tsx';

export interface MediaProps {
  media: MediaContent;
  className?: string;
  /** The classes that give a drawing or a picture its shape, such as `aspect-4/3`. A film keeps its own. */
  shape?: string;
  /** Fetched at once: for what is seen first on a page. Everything else waits until it is near. */
  eager?: boolean;
}

/**
 * What a section shows beside its words, in a frame that `shape` gives its form: a drawing, a picture, or a film
 * with the browser's own controls. A drawing without `alt` says nothing that the words do not.
 */
export function Media({ media, className = '', shape = '', eager = false }: MediaProps) {
  return (
    <div
      data-slot="media"
      className={`relative overflow-clip rounded-lg border border-app-line bg-app-panel ${media.kind === 'video' ? '' : shape} ${className}`}
    >
      {media.kind === 'illustration' && <Drawing name={media.name} alt={media.alt} />}
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
      {media.kind === 'video' && <Film media={media} />}
    </div>
  );
}

/** No picture of the film is fetched before it is played. */
function Film({ media }: { media: Extract<MediaContent, { kind: 'video' }> }) {
  const { title, sources, poster, width, height } = media;
  const [spoken, ...others] = media.captions;
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
      <track kind="captions" src={spoken?.src} srcLang={spoken?.language} label={spoken?.label} default />
      {others.map(({ src, language, label }) => (
        <track key={src} kind="captions" src={src} srcLang={language} label={label} />
      ))}
    </video>
  );
}
