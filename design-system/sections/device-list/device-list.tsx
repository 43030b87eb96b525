'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../primitives/button.tsx';
import { FormStatus } from '../../primitives/form-messages.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import { AccountList, AccountListPlaceholder, AccountListRow, useListFocus } from '../account-list.tsx';
import { AccountPanel, LoadingStatus } from '../account-panel.tsx';
import type { SectionProps } from '../section.ts';
import type { DeviceListContent } from './device-list.schema.ts';

/** Mac with a license. */
export interface Device {
  id: string;
  /** Name that its owner gave it. */
  name: string;
  /**
   * Time since the Mac was added, as text such as “3 weeks ago”. It depends on the visitor's clock, so the connected
   * section formats it.
   */
  added: string;
  /** Time since the app on this Mac last requested its license, as text. */
  lastSeen: string;
}

export interface DeviceListBehavior {
  /** Macs with a license, the most recently seen first. */
  devices?: readonly Device[];
  /** Maximum number of Macs that can use the license. */
  limit?: number;
  /** `not-offered`: the server doesn't manage licenses for Macs. */
  state?: 'loading' | 'ready' | 'not-offered';
  /** ID of the Mac that is being removed. */
  pendingId?: string | null;
  /** Error message of the request for the list, or of the last action. */
  error?: string | null;
  /** Result of the last action, such as "Removed: Studio". Screen readers announce it. */
  notice?: string | null;
  /** Called after the customer has confirmed the removal. */
  onRemove?: (id: string) => void;
  /** Loads the list again. */
  onRetry?: () => void;
}

export type DeviceListProps = SectionProps<DeviceListContent, DeviceListBehavior>;

const NO_DEVICES: readonly Device[] = [];

/** List of the Macs that use a customer's license, each with a button that removes it. */
export function DeviceList({
  emptyText,
  notOfferedText = 'This server doesn’t manage licenses for Macs.',
  fullText = 'To use another Mac, remove one of these first.',
  removeLabel = 'Remove',
  keepLabel = 'Keep',
  questionText = 'The app on that Mac asks you to log in again.',
  retryLabel = 'Try again',
  devices = NO_DEVICES,
  limit = 3,
  state = 'ready',
  pendingId = null,
  error,
  notice,
  onRemove,
  onRetry,
  ...rest
}: DeviceListProps) {
  const id = useId();
  const [confirmingId, setConfirmingId] = useState<string | null>(null);
  const { list, rememberPressed } = useListFocus(devices.map((device) => device.id));
  const isLoading = state === 'loading';
  const isReady = state === 'ready';
  const isEmpty = isReady && devices.length === 0 && !error;

  const remove = (device: string) => {
    rememberPressed(device);
    onRemove?.(device);
  };

  return (
    <AccountPanel name="device-list" headingId={id} {...rest}>
      <div aria-busy={isLoading} className="flex min-w-0 flex-col gap-6">
        <LoadingStatus
          loading={isLoading && 'Loading your Macs'}
          error={error}
          canRetry={devices.length === 0}
          retryLabel={retryLabel}
          onRetry={onRetry}
        />
        {isLoading && <AccountListPlaceholder rows={2} />}
        {state === 'not-offered' && <p className="text-body text-ink-muted">{notOfferedText}</p>}
        {isReady && (
          // The list is rendered even if it is empty, because it gets the focus after the last Mac was removed.
          <AccountList labelledBy={id} listRef={list}>
            {devices.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                labels={{ removeLabel, keepLabel, questionText }}
                isConfirming={confirmingId === device.id}
                pending={device.id === pendingId}
                onConfirmingChange={(isConfirming) => setConfirmingId(isConfirming ? device.id : null)}
                onRemove={() => remove(device.id)}
              />
            ))}
          </AccountList>
        )}
        {isEmpty && (
          <p className="max-w-line text-body text-ink-muted">
            <RichText source={emptyText} />
          </p>
        )}
        {isReady && (devices.length > 0 || isEmpty) && (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <LicensedMacCount count={devices.length} limit={limit} />
            {devices.length >= limit && <p className="text-small text-ink-muted">{fullText}</p>}
            <FormStatus>{notice}</FormStatus>
          </div>
        )}
      </div>
    </AccountPanel>
  );
}

interface DeviceRowProps {
  device: Device;
  labels: { removeLabel: string; keepLabel: string; questionText: string };
  /** True while the confirmation is open. */
  isConfirming: boolean;
  pending: boolean;
  onConfirmingChange: (isConfirming: boolean) => void;
  onRemove: () => void;
}

/** Mac with a button that removes it. A confirmation explains the consequences and requires a second click. */
function DeviceRow({ device, labels, isConfirming, pending, onConfirmingChange, onRemove }: DeviceRowProps) {
  const { name, added, lastSeen } = device;
  const questionId = useId();
  const { keep, remove } = useConfirmationFocus(isConfirming);
  return (
    <AccountListRow
      slot="device"
      title={<bdi>{name}</bdi>}
      details={
        <>
          <span>Last seen {lastSeen}</span>
          <span>Added {added}</span>
        </>
      }
      action={
        !isConfirming && (
          <Button ref={remove} variant="outline" size="sm" pending={pending} onClick={() => onConfirmingChange(true)}>
            {labels.removeLabel}
            <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )
      }
    >
      {isConfirming && (
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- It isn't part of a form.
          role="group"
          aria-labelledby={questionId}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-s-2 border-danger ps-4"
        >
          <p id={questionId} className="min-w-0 text-small">
            <span className="font-medium text-ink">
              Remove <bdi>{name}</bdi>?
            </span>{' '}
            <span className="text-ink-muted">{labels.questionText}</span>
          </p>
          <div className="flex gap-3">
            <Button ref={keep} variant="outline" size="sm" onClick={() => onConfirmingChange(false)}>
              {labels.keepLabel}
              <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
            <Button variant="danger" size="sm" pending={pending} onClick={onRemove}>
              {labels.removeLabel}
              <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          </div>
        </div>
      )}
    </AccountListRow>
  );
}

/**
 * Returns refs for two buttons and moves the focus between them: to `keep` when the confirmation opens, and to `remove`
 * when it closes.
 */
function useConfirmationFocus(isConfirming: boolean) {
  const keep = useRef<HTMLButtonElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const wasConfirming = useRef(isConfirming);
  useEffect(() => {
    if (wasConfirming.current === isConfirming) return;
    wasConfirming.current = isConfirming;
    (isConfirming ? keep : remove).current?.focus();
  }, [isConfirming]);
  return { keep, remove };
}

interface LicensedMacCountProps {
  /** Number of Macs that use the license. `limit` is the maximum number. */
  count: number;
  limit: number;
}

/** Number of Macs that use the license, as text and as one icon per allowed Mac. */
function LicensedMacCount({ count, limit }: LicensedMacCountProps) {
  return (
    <p data-slot="places" className="flex items-center gap-3 text-small text-ink-muted tabular-nums">
      <span aria-hidden="true" className="flex gap-1.5">
        {Array.from({ length: limit }, (_, iconIndex) => (
          <svg
            key={iconIndex}
            viewBox="0 0 20 16"
            className="h-4 w-5 stroke-current stroke-[1.25]"
            strokeLinejoin="round"
          >
            <rect
              x="2.75"
              y="1.75"
              width="14.5"
              height="9.5"
              rx="1.5"
              className={iconIndex < count ? 'fill-ink-muted' : 'fill-none'}
            />
            <path d="M1 14h18" strokeLinecap="round" />
          </svg>
        ))}
      </span>
      <span dir="auto">
        {count} of {limit} Macs
      </span>
    </p>
  );
}
