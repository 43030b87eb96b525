import { useId, useState } from 'react';
import { Button } from '../../primitives/button.tsx';
import { FormError, FormStatus } from '../../primitives/form-messages.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import { AccountPanel } from '../account-panel.tsx';
import type { SectionProps } from '../section.ts';
import { useListFocus } from '../use-list-focus.ts';
import type { DeviceListContent } from './device-list.schema.ts';
import { DevicePlaceholder, DeviceRow } from './device-row.tsx';
import type { Device } from './device-row.tsx';
import { Places } from './places.tsx';

export interface DeviceListBehavior {
  /** The Macs with a license, the one last seen first. */
  devices?: readonly Device[];
  /** Largest number of Macs. */
  limit?: number;
  /** `not-offered`: the server gives no licenses. */
  state?: 'loading' | 'ready' | 'not-offered';
  /** The Mac that is being removed. */
  pendingId?: string | null;
  /** Error of loading the list, or of the last action. */
  error?: string | null;
  /** Result of the last action, such as "Removed: Studio". Screen readers announce it. */
  notice?: string | null;
  /** Called after the confirmation. */
  onRemove?: (id: string) => void;
  /** Loads the list again. */
  onRetry?: () => void;
}

export type DeviceListProps = SectionProps<DeviceListContent, DeviceListBehavior>;

const NONE: readonly Device[] = [];

/** A line separates the list from the text above it. In wide containers, the text is beside it. */
const LIST = 'border-t border-line @lg:border-t-0';

/** The Macs that use a customer's license, each with a button that removes it. Times are in words. */
export function DeviceList({
  at,
  heading,
  headingLevel = 2,
  lede,
  emptyText,
  notOfferedText = 'This server doesn’t manage licenses for Macs.',
  fullText = 'To use another Mac, remove one of these first.',
  removeLabel = 'Remove',
  keepLabel = 'Keep',
  questionText = 'Onset on that Mac asks you to log in again.',
  retryLabel = 'Try again',
  devices = NONE,
  limit = 3,
  state = 'ready',
  pendingId = null,
  error,
  notice,
  onRemove,
  onRetry,
  className = '',
  ...rest
}: DeviceListProps) {
  const id = useId();
  const [askedId, setAskedId] = useState<string | null>(null);
  const { list, notePressed } = useListFocus(devices.map((device) => device.id));
  const loading = state === 'loading';
  const listed = state === 'ready';
  const empty = listed && devices.length === 0 && !error;

  const remove = (device: string) => {
    notePressed(device);
    onRemove?.(device);
  };

  return (
    <section data-section="device-list" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <AccountPanel id={id} at={at} heading={heading} headingLevel={headingLevel} lede={lede}>
        <div aria-busy={loading} className="flex min-w-0 flex-col gap-6">
          <VisuallyHidden aria-live="polite">{loading && 'Loading your Macs'}</VisuallyHidden>
          {error && (
            <FormError>
              {error}
              {devices.length === 0 && onRetry && (
                <div className="mt-3">
                  <Button variant="outline" size="sm" onClick={onRetry}>
                    {retryLabel}
                  </Button>
                </div>
              )}
            </FormError>
          )}
          {loading && (
            <ul aria-hidden="true" className={LIST}>
              <DevicePlaceholder />
              <DevicePlaceholder />
            </ul>
          )}
          {state === 'not-offered' && <p className="text-body text-ink-muted">{notOfferedText}</p>}
          {listed && (
            // Also if it is empty, because it has focus after the last Mac was removed.
            <ul
              ref={list}
              tabIndex={-1}
              aria-labelledby={id}
              className={`${LIST} outline-offset-8 empty:-mb-6 empty:border-0 focus-visible:rounded-xs`}
            >
              {devices.map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  words={{ removeLabel, keepLabel, questionText }}
                  asking={askedId === device.id}
                  pending={device.id === pendingId}
                  onAsk={(asking) => setAskedId(asking ? device.id : null)}
                  onRemove={() => remove(device.id)}
                />
              ))}
            </ul>
          )}
          {empty && (
            <p className="max-w-line text-body text-ink-muted">
              <RichText source={emptyText} />
            </p>
          )}
          {listed && (devices.length > 0 || empty) && (
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <Places count={devices.length} limit={limit} />
              {devices.length >= limit && <p className="text-small text-ink-muted">{fullText}</p>}
              <FormStatus>{notice}</FormStatus>
            </div>
          )}
        </div>
      </AccountPanel>
    </section>
  );
}
