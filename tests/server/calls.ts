import type { HttpResponse } from './http.ts';
import { bearer } from './people.ts';
import type { TestSite } from './site.ts';

type Site = Pick<TestSite, 'send'>;

/* Calls of the account API. */
export const me = (site: Site, jwt: string): Promise<HttpResponse> =>
  site.send('/api/users/me', { headers: bearer(jwt) });

export const post = (site: Site, path: string, body: object, jwt?: string): Promise<HttpResponse> =>
  site.send(path, { method: 'POST', body, headers: jwt === undefined ? {} : bearer(jwt) });

export const refresh = (site: Site, refreshToken: string): Promise<HttpResponse> =>
  post(site, '/api/auth/refresh', { refreshToken });

export const forgot = (site: Site, email: string): Promise<HttpResponse> =>
  post(site, '/api/auth/forgot-password', { email });

export const reset = (site: Site, code: string, password = 'a brand new one'): Promise<HttpResponse> =>
  post(site, '/api/auth/reset-password', { code, password, passwordConfirmation: password });

export const follow = (site: Site, code: string, headers: Record<string, string> = {}): Promise<HttpResponse> =>
  site.send(`/api/auth/email-confirmation?confirmation=${code}`, { headers });

/** Sends the form of the page that an emailed link opens. */
export const press = (
  site: Site,
  page: 'confirm-email' | 'undo-email-change' | 'newsletter' | 'unsubscribe',
  code: string,
): Promise<HttpResponse> => site.send(`/${page}?code=${code}`, { method: 'POST' });

export const confirm = (site: Site, confirmation: string): Promise<HttpResponse> =>
  post(site, '/api/auth/email-confirmation', { confirmation });

export const put = (site: Site, id: number, jwt: string, body: object): Promise<HttpResponse> =>
  site.send(`/api/users/${id}`, { method: 'PUT', headers: bearer(jwt), body });
