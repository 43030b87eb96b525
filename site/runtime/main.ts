import { middlewareTarget } from './middleware.ts';
import { startRuntime } from './start.ts';

/**
 * The one script of a document. An app loads the same file for what is in it, and starts it when React has taken over
 * the page.
 */
if (document.documentElement.dataset['kind'] === 'document') {
  const elsewhere = middlewareTarget();
  if (elsewhere === undefined) startRuntime({ app: false });
  else location.replace(elsewhere);
}
