/** Every route of the site. The meta test over the routes keeps this list complete. */
export const documents = ['/', '/pricing', '/404'] as const;
export const apps = ['/login', '/register', '/forgot-password', '/reset-password', '/profile'] as const;
export const routes = [...documents, ...apps] as const;
