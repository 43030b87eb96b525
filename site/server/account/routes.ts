import { Hono } from 'hono';
import type { Context } from 'hono';
import { forbiddenError } from '../http/api-error.ts';
import { requireUser } from './authentication.ts';
import { listCommons, oneOfCommons } from './commons.ts';
import { confirm, linkPages, checkConfirmation, sendConfirmation } from './confirmation.ts';
import { cancelEmailChange, resendConfirmation, showEmailChange } from './email-change.ts';
import { login } from './login.ts';
import { changePassword, forgotPassword, resetPassword } from './new-password.ts';
import { deleteAccount, exportAccount } from './own-data.ts';
import { me, updateProfile } from './profile.ts';
import { register } from './register.ts';
import type { AccountService } from './service.ts';
import { endOneSession, listSessions, logout, refresh } from './session-routes.ts';

/** Routes of the account API and of the pages that links in emails lead to. Handlers may throw an `ApiError`. */
export function accountRoutes(service: AccountService): Hono {
  type Handler = (context: Context, service: AccountService) => Promise<Response>;
  const bind = (handler: Handler) => (context: Context) => handler(context, service);
  const api = new Hono()
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
    .get('/auth/email-confirmation', bind(checkConfirmation))
    .post('/auth/email-confirmation', bind(confirm))
    .get('/account/email-change', bind(showEmailChange))
    .delete('/account/email-change', bind(cancelEmailChange))
    .post('/account/email-change/resend', bind(resendConfirmation))
    .get('/account/export', bind(exportAccount))
    .post('/account/delete', bind(deleteAccount))
    .get('/users/me', bind(me))
    .put('/users/:id', bind(updateProfile))
    .get('/users', bind(forbidSignedIn))
    .on(['GET', 'DELETE'], '/users/:id', bind(forbidSignedIn))
    .get('/commons', bind(listCommons))
    .get('/commons/:documentId', bind(oneOfCommons))
    .post('/commons', bind(forbidSignedIn));
  return new Hono().route('/api', api).route('/', linkPages(service));
}

/** Calls that exist but that no one may use: listing users, other users' records, writing site settings. */
async function forbidSignedIn(context: Context, service: AccountService): Promise<never> {
  await requireUser(context, service);
  throw forbiddenError();
}
