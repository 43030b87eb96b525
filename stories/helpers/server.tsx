import { useState } from 'react';
import type { ReactNode } from 'react';

interface ServerProps<State extends object> {
  /** Props that the section gets after the response. */
  response: State;
  /** Renders the section with its current props. `send` starts a request, and `reset` discards the response. */
  children: (state: State | { pending: true } | Record<never, never>, send: () => void, reset: () => void) => ReactNode;
}

/** Simulates a server for a section. The server responds when the story clicks the visually hidden button `Respond`. */
export function Server<State extends object>({ response, children }: ServerProps<State>) {
  const [state, setState] = useState<State | { pending: true } | Record<never, never>>({});
  return (
    <>
      {children(
        state,
        () => setState({ pending: true }),
        () => setState({}),
      )}
      <button type="button" className="sr-only" onClick={() => setState(response)}>
        Respond
      </button>
    </>
  );
}
