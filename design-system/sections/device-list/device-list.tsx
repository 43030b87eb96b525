import { useId, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { FormError, FormStatus } from '../../primitives/form/index.ts';
import { RichText } from '../../primitives/rich-text/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { AccountPanel } from '../account-panel.tsx';
import type { SectionProps } from '../section.ts';
import { useListFocus } from '../use-list-focus.ts';
import type { DeviceListContent } from './device-list.schema.ts';
import { DevicePlaceholder, DeviceRow } from './device-row.tsx';
import type { Device } from './device-row.tsx';
import { Places } from './places.tsx';

export interface DeviceListBehavior {
  /** The Macs with a licence, the one last seen first. */
  devices?: readonly Device[];
  /** How many there may be. */
  limit?: number;
  /** `loading` while they are on their way: the list keeps its place. */
  state?: 'loading' | 'ready';
  /** The Mac that is being removed. */
  pendingId?: string | null;
  /** Why the list could not be had, or a Mac not be removed. */
  error?: string | null;
  /** What has been done, such as "Removed: Studio". It is read out. */
  notice?: string | null;
  /** Called once it is confirmed. */
  onRemove?: (id: string) => void;
  /** Asks for the list again, where it could not be had. */
  onRetry?: () => void;
}

export type DeviceListProps = SectionProps<DeviceListContent, DeviceListBehavior>;

const NONE: readonly Device[] = [];

/** A line parts the list from what stands over it; beside it, the panel's own line is enough. */
const LIST = 'border-t border-line @lg:border-t-0';

/**
 * Where a customer sees the Macs that use their licence, and makes room for another. Under a page's own heading, beside
 * the sessions of the account.
 *
 * Times come as words, made by whoever knows the reader's clock. Heading up to 40 characters, lede up to 160.
 */
export function DeviceList({
  at,
  heading,
  headingLevel = 2,
  lede,
  emptyText,
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
  const empty = !loading && devices.length === 0 && !error;

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
          {!loading && (
            // Also while it is empty: the focus is here when the last one has gone.
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
          {!loading && (devices.length > 0 || empty) && (
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
