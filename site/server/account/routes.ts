import { Hono } from 'hono';
import type { Context } from 'hono';
import { forbidden } from '../http/api-error.ts';
import { requireCaller } from './caller.ts';
import { changePassword } from './change-password.ts';
import { listCommons, oneOfCommons } from './commons.ts';
import { confirmEmail, sendConfirmation } from './confirmation.ts';
import { forgotPassword, resetPassword } from './forgotten.ts';
import { login } from './login.ts';
import { deleteAccount, exportAccount } from './own-data.ts';
import { me, updateProfile } from './profile.ts';
import { register } from './register.ts';
import type { AccountService } from './service.ts';
import { endOneSession, listSessions, logout, refresh } from './session-calls.ts';

/**
 * The calls of the account API, relative to `/api`. Refusals are thrown as `ApiError`; the app turns them into
 * replies.
 */
export function accountRoutes(service: AccountService): Hono {
  type Call = (context: Context, service: AccountService) => Promise<Response>;
  const bind = (call: Call) => (context: Context) => call(context, service);
  return new Hono()
    .post('/auth/local', bind(login))
    .post('/auth/local/register', bind(register))
    .post('/auth/refresh', bind(refresh))
    .post('/auth/change-password', bind(changePassword))
    .post('/auth/logout', bind(logout))
    .get('/auth/sessions', bind(listSessions))
    .delete('/auth/sessions/:id', bind(endOneSession))
    .post('/auth/forgot-password', bind(forgotPassword))
    .post('/auth/reset-password', bind(resetPassword))
    .post('/auth/send-email-confirmation', bind(sendConfirmation))
    .get('/auth/email-confirmation', bind(confirmEmail))
    .get('/account/export', bind(exportAccount))
    .post('/account/delete', bind(deleteAccount))
    .get('/users/me', bind(me))
    .put('/users/:id', bind(updateProfile))
    .get('/users', bind(refuseSignedIn))
    .on(['GET', 'DELETE'], '/users/:id', bind(refuseSignedIn))
    .get('/commons', bind(listCommons))
    .get('/commons/:documentId', bind(oneOfCommons))
    .post('/commons', bind(refuseSignedIn));
}

/** What exists but is nobody's to use: the list of users, others' records, writing site content. */
async function refuseSignedIn(context: Context, service: AccountService): Promise<never> {
  await requireCaller(context, service);
  throw forbidden();
}
