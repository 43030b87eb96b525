import { Hono } from 'hono';
import type { Context } from 'hono';
import { forbiddenError } from '../http/api-error.ts';
import { requireUser } from './authentication.ts';
import { changePassword } from './change-password.ts';
import { listCommons, oneOfCommons } from './commons.ts';
import { confirm, lookAtConfirmation, sendConfirmation } from './confirmation.ts';
import { cancelEmailChange, resendConfirmation, showEmailChange } from './email-change-routes.ts';
import { login } from './login.ts';
import { deleteAccount, exportAccount } from './own-data.ts';
import { forgotPassword, resetPassword } from './password-reset.ts';
import { me, updateProfile } from './profile.ts';
import { register } from './register.ts';
import type { AccountService } from './service.ts';
import { endOneSession, listSessions, logout, refresh } from './session-routes.ts';

/**
 * The calls of the account API, relative to `/api`. Errors are thrown as `ApiError`; the app turns them into
 * responses.
 */
export function accountRoutes(service: AccountService): Hono {
  type Handler = (context: Context, service: AccountService) => Promise<Response>;
  const bind = (handler: Handler) => (context: Context) => handler(context, service);
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
    .get('/auth/email-confirmation', bind(lookAtConfirmation))
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
}

/** What exists but is nobody's to use: the list of users, others' records, writing site content. */
async function forbidSignedIn(context: Context, service: AccountService): Promise<never> {
  await requireUser(context, service);
  throw forbiddenError();
}
