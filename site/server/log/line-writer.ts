/**
 * Lines are gathered for this long, in milliseconds, and written together: one write a request costs more than the
 * request.
 */
const GATHER = 50;

/** So many bytes are gathered at most. */
const ROOM = 65_536;

/** A buffered way to write lines to a stream. */
export interface LineWriter {
  readonly write: (line: string) => void;
  /** Writes what has been gathered; call it before the process ends. */
  readonly flush: () => void;
}

/**
 * Gathers lines and writes them to `stream`, soon. They are gathered as bytes: thousands of short texts that live for 50 ms
 * each would be copied about by the engine's tidying up, which was a tenth of all its work under load. A reader that went
 * away must not stop the server, so its error is dropped.
 */
export function lineWriter(stream: NodeJS.WritableStream): LineWriter {
  let bytes = Buffer.alloc(0);
  let used = 0;
  let timer: NodeJS.Timeout | undefined;
  stream.on('error', () => {
    used = 0;
  });
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const gathered = bytes.subarray(0, used);
    // The stream may keep it until it is written.
    bytes = Buffer.alloc(0);
    used = 0;
    if (gathered.length > 0) stream.write(gathered);
  };
  return {
    write: (line) => {
      // No character needs more than three bytes for one of its units.
      const most = line.length * 3;
      if (used + most > bytes.length) {
        flush();
        bytes = Buffer.allocUnsafeSlow(Math.max(ROOM, most));
      }
      used += bytes.write(line, used);
      timer ??= setTimeout(flush, GATHER).unref();
    },
    flush,
  };
}
