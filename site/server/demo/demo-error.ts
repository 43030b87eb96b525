/** What the demo answers where it does not do what it is asked: Paddle's form of an error. */
export class DemoError extends Error {
  override readonly name = 'DemoError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, detail: string) {
    super(detail);
    this.status = status;
    this.code = code;
  }
}

/** 404 for what is not there. */
export const notFound = (what: string): DemoError => new DemoError(404, 'not_found', `There is no such ${what}.`);

/** 400 for a request that cannot be understood; `detail` is a sentence for people. */
export const badRequest = (detail: string): DemoError => new DemoError(400, 'bad_request', detail);
