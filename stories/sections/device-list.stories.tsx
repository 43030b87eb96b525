import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DeviceList } from '@onset/design-system/sections/device-list';
import type { DeviceListProps } from '@onset/design-system/sections/device-list';
import preview from '../../.storybook/preview.tsx';
import { labMac, studioMac, travelMac } from '../fixtures/account.ts';
import { german, narrow } from '../helpers/frames.tsx';

const meta = preview.meta({
  title: 'Sections/Device list',
  component: DeviceList,
  parameters: { frame: 'none' },
  args: {
    heading: 'Your Macs',
    lede: 'Log in to the app on a Mac, and it takes one of three places.',
    emptyText: 'No Mac uses your license yet. [Download the app](#download), log in to it, and your Mac appears here.',
    devices: [studioMac, travelMac],
    limit: 3,
    onRemove: fn(),
    onRetry: fn(),
  },
});

/** A click on “Remove” doesn't remove the Mac but asks for confirmation. */
export const Several = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('2 of 3 Macs')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Studio' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep Studio' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Remove Studio' })).toHaveFocus();
  },
});

/**
 * The confirmation contains the name of the Mac and explains the consequence. The focus is on the button that keeps the
 * Mac.
 */
export const ConfirmingRemoval = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ada’s MacBook Air' }));
    await expect(
      canvas.getByRole('group', {
        name: 'Remove Ada’s MacBook Air? The app on that Mac asks you to log in again.',
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep Ada’s MacBook Air' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onRemove).toHaveBeenLastCalledWith('b');
  },
});

/** When the visitor clicks “Remove” for another Mac, the first confirmation closes. */
export const ConfirmingAnotherRemoval = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Studio' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ada’s MacBook Air' }));
    await expect(canvas.getAllByRole('group')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Keep Ada’s MacBook Air' })).toHaveFocus();
  },
});

export const Full = meta.story({
  args: { devices: [studioMac, travelMac, labMac] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 3 Macs')).toBeVisible();
    await expect(canvas.getByText('To use another Mac, remove one of these first.')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { devices: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No Mac uses your license yet/)).toBeVisible();
    await expect(canvas.getByText('0 of 3 Macs')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download the app' })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { state: 'loading', devices: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading your Macs')).toBeInTheDocument();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    await expect(canvas.queryByText(/^No Mac uses your license yet/)).not.toBeInTheDocument();
  },
});

/** While the server removes one Mac, the visitor can remove another one. */
export const Pending = meta.story({
  args: { pendingId: 'a' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Studio' }));
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ada’s MacBook Air' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ada’s MacBook Air' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('b');
  },
});

export const ServerError = meta.story({
  args: { error: 'This Mac could not be removed. Try again in a moment.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This Mac could not be removed.');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

/**
 * The list couldn't be loaded. A button sends the request again, and the section doesn't claim that there are no Macs.
 */
export const NotLoaded = meta.story({
  args: { devices: [], error: 'Your Macs could not be loaded.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(/of 3 Macs/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Removed = meta.story({
  args: { devices: [studioMac], notice: 'Removed: Ada’s MacBook Air' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Removed: Ada’s MacBook Air');
    await expect(canvas.getByText('1 of 3 Macs')).toBeVisible();
  },
});

/** Simulates a server that removes Macs immediately. */
function DeviceListWithRemoval({ devices: initialDevices = [], ...args }: DeviceListProps) {
  const [devices, setDevices] = useState(initialDevices);
  return (
    <DeviceList
      {...args}
      devices={devices}
      notice={devices.length < initialDevices.length ? 'Removed' : null}
      onRemove={(id) => setDevices(devices.filter((device) => device.id !== id))}
    />
  );
}

/** The buttons of a removed Mac disappear, so the focus moves to the list, even if the list is now empty. */
export const RemovedJustNow = meta.story({
  render: (args) => <DeviceListWithRemoval {...args} />,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Studio', 'Ada’s MacBook Air']) {
      await userEvent.click(canvas.getByRole('button', { name: `Remove ${name}` }));
      await userEvent.click(canvas.getByRole('button', { name: `Remove ${name}` }));
      await expect(canvas.queryByText(name)).not.toBeInTheDocument();
      await expect(canvas.getByRole('list', { name: 'Your Macs' })).toHaveFocus();
    }
    await expect(canvas.getByRole('status')).toHaveTextContent('Removed');
    await expect(canvas.getByText('0 of 3 Macs')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    heading: 'Ihre Macs mit einer Lizenz',
    lede: 'Melden Sie sich in der App an, und der Mac belegt **einen von drei Plätzen**.',
    removeLabel: 'Entfernen',
    keepLabel: 'Behalten',
    fullText: 'Um einen weiteren Mac zu verwenden, entfernen Sie zuerst einen von diesen.',
    devices: [
      { ...studioMac, name: 'Bildschirmaufzeichnungsarbeitsplatz der Medienabteilung im zweiten Obergeschoss' },
      travelMac,
      labMac,
    ],
  },
  decorators: [german],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Entfernen Bildschirm/ }));
  },
});

export const Narrow = meta.story({
  args: { devices: [studioMac, travelMac, labMac] },
  decorators: [narrow()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Mac mini in the lab' }));
  },
});

/** The server, such as Strapi, has no endpoint for Macs. The section explains this without an error. */
export const NotOffered = meta.story({
  args: { state: 'not-offered', devices: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This server doesn’t manage licenses for Macs.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});
