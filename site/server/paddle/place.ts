import type { Config } from '../process/config.ts';
import type { PublicSettings } from '../process/public-settings.ts';
import type { PaddlePlace } from './exchange.ts';

/** Where Paddle's API is. */
export const PADDLE_ORIGINS = {
  production: 'https://api.paddle.com',
  sandbox: 'https://sandbox-api.paddle.com',
} as const;

/**
 * The API that the key of the configuration is for: of the environment the build sells in, or, where it sells for show,
 * of the one its key is named after. `undefined` without a key.
 */
export function paddlePlace(
  { paddleApiKey, paddleApiUrl }: Pick<Config, 'paddleApiKey' | 'paddleApiUrl'>,
  { paddle }: Pick<PublicSettings, 'paddle'>,
): PaddlePlace | undefined {
  if (paddleApiKey === undefined) return undefined;
  const environment = paddle?.environment ?? (paddleApiKey.startsWith('pdl_sdbx_') ? 'sandbox' : 'production');
  return { baseUrl: paddleApiUrl ?? PADDLE_ORIGINS[environment], apiKey: paddleApiKey };
}
