import { DeviceList } from '@onset/design-system/sections/device-list';
import type { DeviceListBehavior, DeviceListContent } from '@onset/design-system/sections/device-list';
import { InvoiceList } from '@onset/design-system/sections/invoice-list';
import type { InvoiceListBehavior, InvoiceListContent } from '@onset/design-system/sections/invoice-list';
import { SessionsList } from '@onset/design-system/sections/sessions-list';
import type { SessionsListBehavior, SessionsListContent } from '@onset/design-system/sections/sessions-list';
import { here, lab, office, phone, studio, travel } from '../../../stories/fixtures/account.ts';
import { renewal, several } from '../../../stories/fixtures/bought.ts';
import { describeStates, unpressed } from './state.ts';

const sessions = [here, office, phone];

export const sessionsList = describeStates<SessionsListContent, SessionsListBehavior>(
  (props) => <SessionsList onEnd={unpressed} onEndOthers={unpressed} onRetry={unpressed} {...props} />,
  () => ({
    filled: { label: 'Three sessions', isSignedIn: true, shows: { sessions } },
    one: { label: 'Only this one', shows: { sessions: [here] } },
    loading: { label: 'Loading', shows: { state: 'loading' } },
    'not-loaded': { label: 'Not loaded', shows: { error: 'Your sessions could not be loaded.' } },
    pending: { label: 'One being ended', shows: { sessions, pendingId: office.id } },
    'pending-others': { label: 'All others being ended', shows: { sessions, pendingOthers: true } },
    error: {
      label: 'Not ended',
      shows: { sessions, error: 'This session could not be ended. Try again in a moment.' },
    },
    done: { label: 'Ended', shows: { sessions: [here, phone], notice: `Ended: ${office.device}` } },
  }),
);

const devices = [studio, travel];

export const deviceList = describeStates<DeviceListContent, DeviceListBehavior>(
  (props) => <DeviceList onRemove={unpressed} onRetry={unpressed} {...props} />,
  () => ({
    filled: { label: 'Two Macs', isSignedIn: true, shows: { devices } },
    full: { label: 'No place left', shows: { devices: [...devices, lab] } },
    empty: { label: 'No Mac', shows: { devices: [] } },
    loading: { label: 'Loading', shows: { state: 'loading' } },
    'not-loaded': { label: 'Not loaded', shows: { error: 'Your Macs could not be loaded.' } },
    pending: { label: 'One being removed', shows: { devices, pendingId: studio.id } },
    error: {
      label: 'Not removed',
      shows: { devices, error: 'This Mac could not be removed. Try again in a moment.' },
    },
    done: { label: 'Removed', shows: { devices: [studio], notice: `Removed: ${travel.name}` } },
  }),
);

export const invoiceList = describeStates<InvoiceListContent, InvoiceListBehavior>(
  (props) => <InvoiceList onRetry={unpressed} {...props} />,
  () => ({
    filled: { label: 'Six payments', isSignedIn: true, shows: { invoices: several, onOpenPortal: unpressed } },
    one: { label: 'One payment', shows: { invoices: [renewal], onOpenPortal: unpressed } },
    'without-receipts': { label: 'Without receipts', shows: { invoices: several } },
    empty: { label: 'Nothing paid', shows: { invoices: [] } },
    loading: { label: 'Loading', shows: { state: 'loading' } },
    'not-loaded': { label: 'Not loaded', shows: { error: 'Your payments could not be loaded.' } },
    pending: {
      label: 'Receipts being opened',
      shows: { invoices: several, onOpenPortal: unpressed, pending: true },
    },
    error: {
      label: 'Receipts not opened',
      shows: {
        invoices: several,
        onOpenPortal: unpressed,
        error: 'The payment provider could not be reached. Try again in a moment.',
      },
    },
  }),
);
