/**
 * Lines are gathered for this long, in milliseconds, and written together: one write a request costs more than the
 * request.
 */
const GATHER = 50;

/** A buffered way to write lines to a stream. */
export interface LineWriter {
  readonly write: (line: string) => void;
  /** Writes what has been gathered; call it before the process ends. */
  readonly flush: () => void;
}

/**
 * Gathers lines and writes them to `stream`, soon. A reader that went away must not stop the server, so its error is
 * dropped.
 */
export function lineWriter(stream: NodeJS.WritableStream): LineWriter {
  let gathered = '';
  let timer: NodeJS.Timeout | undefined;
  stream.on('error', () => {
    gathered = '';
  });
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const lines = gathered;
    gathered = '';
    if (lines !== '') stream.write(lines);
  };
  return {
    write: (line) => {
      gathered += line;
      timer ??= setTimeout(flush, GATHER).unref();
    },
    flush,
  };
}
