import { useState } from 'react';
import type { ReactNode } from 'react';

interface ServerProps<State extends object> {
  /** State of the section after the response. */
  response: State;
  /** Renders the section in its state. `send` makes the request, `reset` discards the response. */
  children: (state: State | { pending: true } | Record<never, never>, send: () => void, reset: () => void) => ReactNode;
}

/** Simulates a server that responds when the button `Respond` next to the section is clicked. */
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
