import { findErrors } from '@onset/design-system/primitives/form';
import { AccountData } from '@onset/design-system/sections/account-data';
import type { AccountDataBehavior, AccountDataContent } from '@onset/design-system/sections/account-data';
import { WRONG_CURRENT_PASSWORD } from '../../../site/contract/messages.ts';
import { NOT_OFFERED } from '../../../site/connected/offered.ts';
import { deletionRules } from '../../../site/connected/profile-rules.ts';
import { yearly } from '../../../stories/fixtures/bought.ts';
import { describeStates, unpressed } from './state.ts';

const running = [{ name: yearly.name, until: yearly.currentPeriodEndsAt }];

export const accountData = describeStates<AccountDataContent, AccountDataBehavior>(
  (props) => <AccountData onExport={unpressed} onDelete={unpressed} {...props} />,
  () => ({
    ready: { label: 'Ready', isSignedIn: true, shows: {} },
    running: { label: 'A subscription runs', shows: { running } },
    exporting: { label: 'Data being put together', shows: { exporting: true } },
    'export-error': {
      label: 'Data not downloaded',
      shows: { exportError: 'Your data could not be put together. Try again in a moment.' },
    },
    exported: { label: 'Data downloaded', shows: { exported: true } },
    'field-errors': {
      label: 'Deletion sent empty',
      shows: {
        running,
        deletionState: {
          fieldErrors: findErrors(deletionRules, { password: '', cancelsSubscription: false, understood: false }),
        },
      },
    },
    wrong: {
      label: 'Wrong password',
      shows: { deletionState: { fieldErrors: { password: WRONG_CURRENT_PASSWORD } } },
    },
    pending: { label: 'Account being deleted', shows: { deletionState: { pending: true } } },
    cancelling: {
      label: 'Subscription being cancelled',
      shows: { running, deletionState: { pending: true, cancelling: true } },
    },
    error: {
      label: 'Account not deleted',
      shows: { deletionState: { error: 'Your account could not be deleted. Nothing has been changed.' } },
    },
    done: { label: 'Account deleted', shows: { deletionState: { deleted: true } } },
    'not-offered': {
      label: 'Not offered by the server',
      shows: {
        exportNotice: `${NOT_OFFERED} Write to us, and we send you your data.`,
        deletionState: { notice: `${NOT_OFFERED} Write to us, and we delete your account.` },
      },
    },
  }),
);
