/** What a call to Paddle failed of, where it was not Paddle that said so. */
export type OwnFailure = 'no_answer' | 'time_limit' | 'redirected' | 'too_large' | 'unreadable' | 'bad_id';

/** A call to Paddle's API that failed. Nothing of it holds the key, so that it may be logged. */
export class PaddleApiError extends Error {
  override readonly name = 'PaddleApiError';
  /** The status of the response; `undefined` where there was none. */
  readonly status: number | undefined;
  /** Paddle's own code, such as `not_found`, or one of `OwnFailure`. */
  readonly code: string;
  /** What happened, for whoever reads the log. */
  readonly detail: string;
  /** In how many milliseconds Paddle wants to be asked again; `undefined` where it did not say. */
  readonly retryAfter: number | undefined;

  constructor(
    { status, code, detail }: { readonly status?: number | undefined; readonly code: string; readonly detail: string },
    retryAfter?: number,
  ) {
    super(`Paddle: ${code}${status === undefined ? '' : ` (${status})`}: ${detail}`);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.retryAfter = retryAfter;
  }

  /** Whether the same call may succeed a little later: no answer, 429, 5xx. */
  get isPassing(): boolean {
    if (this.status === undefined) return this.code === 'no_answer' || this.code === 'time_limit';
    return this.status === 429 || this.status >= 500;
  }
}
