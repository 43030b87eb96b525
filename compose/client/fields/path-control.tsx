import { useState } from 'react';
import { wordButton } from './control-styles.tsx';
import { useForm } from './field-form.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { LinkBox } from './link-box.tsx';
import { faultOfLink } from './link-targets.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { useSite } from './use-place.ts';
import { useTargets } from './use-targets.ts';

const PICTURE = /\.(?:avif|webp|png|jpe?g|svg)$/i;

/** The parts of a document that name a picture, whatever stands there yet. */
const PICTURE_PARTS = new Set<string | number>(['src', 'poster', 'image']);

/** A path of the site: a page, or a file of the public folder, of which pictures are chosen as such. */
export function PathControl(props: FieldProps) {
  const { label, value, path } = props;
  const text = typeof value === 'string' ? value : '';
  const form = useForm();
  const { places, images } = useSite();
  const pagesFor = useTargets();
  const [isOpen, setIsOpen] = useState(false);
  const isOfPictures = PICTURE.test(text) || PICTURE_PARTS.has(path.at(-1) ?? '');

  const offersFor = (typed: string) => {
    const words = typed.trim().toLowerCase();
    const files = images.filter((each) => each.toLowerCase().includes(words)).slice(0, 40);
    const offers = files.map((each) => ({ value: each, detail: 'Picture' }));
    const pages = pagesFor(typed).filter((each) => !each.value.includes('#'));
    return isOfPictures ? offers : [...pages, ...offers];
  };

  const isNoFile = isOfPictures && !/\.[a-z0-9]+$/i.test(text);
  return (
    <FieldFrame
      {...props}
      faults={[isNoFile ? 'Enter the path of a file in the public folder.' : faultOfLink(text, places, [], images)]}
    >
      {(binding) => (
        <div className="flex min-w-0 items-start gap-2">
          {images.includes(text) && <SmallPicture src={text} size="h-8 w-11" />}
          <div className="min-w-0 grow">
            <LinkBox
              value={text}
              onChange={(typed) => form.change(path, typed)}
              offersFor={offersFor}
              binding={binding}
            />
          </div>
          {isOfPictures && images.length > 0 && (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={`Choose an image for ${label}`}
              className={`${wordButton} min-h-8`}
              onClick={() => setIsOpen(true)}
            >
              Choose
            </button>
          )}
          {isOpen && (
            <PictureDialog
              title="Choose an image"
              options={images.map((src) => ({
                value: src,
                name: src.slice(1),
                picture: <SmallPicture src={src} size="h-[5.625rem] w-[7.5rem]" />,
              }))}
              chosen={text}
              onChoose={(src) => form.change(path, src)}
              onClose={() => setIsOpen(false)}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}

const SmallPicture = ({ src, size }: { src: string; size: string }) => (
  <img
    src={src}
    alt=""
    loading="lazy"
    className={`${size} shrink-0 rounded-xs border border-app-line bg-app-panel object-contain`}
  />
);
