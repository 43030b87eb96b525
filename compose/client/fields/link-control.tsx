import { useForm } from './field-form.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { LinkBox } from './link-box.tsx';
import { faultOfLink } from './link-targets.ts';
import { useOwnAnchors, useSite } from './use-place.ts';
import { useTargets } from './use-targets.ts';

/** Where a link leads: a page or an anchor, by address or title, or any address out of the site. */
export function LinkControl(props: FieldProps) {
  const { value, path } = props;
  const href = typeof value === 'string' ? value : '';
  const form = useForm();
  const { places, images } = useSite();
  const ownAnchors = useOwnAnchors();
  const offersFor = useTargets();
  const title = places.find((each) => each.path === href.split('#')[0])?.title;
  return (
    <FieldFrame
      {...props}
      faults={[faultOfLink(href, places, ownAnchors, images)]}
      below={title !== undefined && <p className="text-label text-ink-muted">Page: {title}</p>}
    >
      {(binding) => (
        <LinkBox value={href} onChange={(typed) => form.change(path, typed)} offersFor={offersFor} binding={binding} />
      )}
    </FieldFrame>
  );
}
