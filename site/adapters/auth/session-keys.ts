/** The names of the browser storage values of a session. They never change, and no others are ever written. */
export const TOKEN = 'auth_token';
export const USER = 'auth_user';
export const REFRESH_TOKEN = 'auth_refresh_token';

/** All of them, the token first: its coming and going is a sign-in and a sign-out. */
export const SESSION_KEYS: readonly string[] = [TOKEN, USER, REFRESH_TOKEN];

/** Id of the user who had a license when the purchases were last loaded. Not part of the session. */
export const OWNER = 'onset_owner';
