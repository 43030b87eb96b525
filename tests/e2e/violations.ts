import type { BrowserContext } from 'playwright';

/** Records the CSP violations of a visitor's pages through every navigation, and returns the list that grows. */
export async function watchViolations(context: BrowserContext): Promise<readonly string[]> {
  const violations: string[] = [];
  await context.exposeFunction('noteViolation', (text: string) => void violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteViolation } = globalThis as unknown as { noteViolation: (text: string) => void };
      noteViolation(`${event.effectiveDirective} ${event.blockedURI} ${location.pathname} ${event.sample}`);
    });
  });
  return violations;
}
