import { DEMO_PATH } from '../../contract/demo-checkout.ts';
import { WEBHOOK_PATH } from '../billing/webhook.ts';
import type { PaddlePlace } from '../paddle/exchange.ts';
import { demoPermission } from './allowed.ts';
import type { DemoSettings } from './allowed.ts';
import type { DemoCatalogue } from './catalogue.ts';
import { createDemo } from './demo.ts';
import type { Demo, DemoParts } from './demo.ts';
import { demoApiKey, demoWebhookSecret } from './signature.ts';

/** What the demo needs of a server. */
export interface StartDemoParts extends Omit<DemoParts, 'catalogue' | 'webhookUrl'> {
  /** The port the server listens on, once it does. */
  readonly port: () => number;
}

/** The demo checkout of a server, and what the rest of it is told so that it takes the demo for Paddle. */
export interface StartedDemo extends Demo {
  /** Whether other people seem to reach it. */
  readonly isPublic: boolean;
  /** What its webhooks are signed with. */
  readonly webhookSecret: string;
  /** Where its API is: this very server. */
  readonly place: PaddlePlace;
}

/** Starts the server's side of the demo checkout where there is to be one; the log says why there is not. */
export function startDemo(
  config: DemoSettings,
  catalogue: DemoCatalogue | undefined,
  { port, ...parts }: StartDemoParts,
): StartedDemo | undefined {
  const permission = demoPermission(config, catalogue);
  if (!permission.allowed && permission.why !== undefined) parts.log.warning(permission.why);
  if (!permission.allowed || catalogue === undefined) return undefined;
  const origin = (): string => ownOrigin(config.host, port());
  return {
    isPublic: permission.isPublic,
    ...createDemo({ ...parts, catalogue, webhookUrl: () => origin() + WEBHOOK_PATH }),
    webhookSecret: demoWebhookSecret(parts.hash),
    place: {
      // Only known once the server listens.
      get baseUrl() {
        return `${origin()}${DEMO_PATH}/api`;
      },
      apiKey: demoApiKey(parts.hash),
    },
  };
}

/** Where this process reaches itself. */
function ownOrigin(host: string, port: number): string {
  const own = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}`;
}
