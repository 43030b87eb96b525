import { useState } from 'react';
import type { ReactNode } from 'react';

interface ServerProps<State extends object> {
  /** What the section is told once the server has responded. */
  response: State;
  /** The section in its state; `send` makes the call, `reset` forgets the response. */
  children: (state: State | { pending: true } | Record<never, never>, send: () => void, reset: () => void) => ReactNode;
}

/** Stands for a server: it is at work until the button `Respond` beside the section is pressed, and then responds. */
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
