import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SessionsList } from '@onset/design-system/sections/sessions-list';
import type { Session, SessionsListProps } from '@onset/design-system/sections/sessions-list';
import preview from '../../.storybook/preview.tsx';
import { currentSession, officeSession, phoneSession } from '../fixtures/account.ts';

const meta = preview.meta({
  title: 'Sections/Sessions list',
  component: SessionsList,
  parameters: { frame: 'none' },
  args: {
    heading: 'Where you are logged in',
    lede: 'If you do not know a device, end its session and change your password.',
    sessions: [currentSession, officeSession, phoneSession],
    onEnd: fn(),
    onEndOthers: fn(),
    onRetry: fn(),
  },
});

/** The session of the current device is marked. It has no “End” button, because logging out ends it. */
export const Several = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('This device')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'End Safari on macOS' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'End Firefox on Windows' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await expect(args.onEnd).toHaveBeenLastCalledWith('b');
    await userEvent.click(canvas.getByRole('button', { name: 'End all other sessions' }));
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
  },
});

export const OnlyThisOne = meta.story({
  args: { sessions: [currentSession] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’re logged in on this device only.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  args: { state: 'loading', sessions: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading your sessions')).toBeInTheDocument();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** While the server ends one session, the visitor can end another one. */
export const Pending = meta.story({
  args: { pendingId: 'b' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End Firefox on Windows' }));
    await expect(args.onEnd).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'End Safari on iPhone' }));
    await expect(args.onEnd).toHaveBeenLastCalledWith('c');
  },
});

export const PendingOthers = meta.story({
  args: { pendingOthers: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End all other sessions' }));
    await expect(args.onEndOthers).not.toHaveBeenCalled();
  },
});

export const ServerError = meta.story({
  args: { error: 'This session could not be ended. Try again in a moment.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This session could not be ended.');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

/** The list couldn't be loaded, and a button sends the request again. */
export const NotLoaded = meta.story({
  args: { sessions: [], error: 'Your sessions could not be loaded.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Ended = meta.story({
  args: { sessions: [currentSession, phoneSession], notice: 'Ended: Firefox on Windows' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ended: Firefox on Windows');
  },
});

/** Simulates a server that ends sessions immediately. */
function SessionsListWithState({ sessions: initialSessions = [], ...args }: SessionsListProps) {
  const [sessions, setSessions] = useState(initialSessions);
  const [notice, setNotice] = useState('');
  const updateSessions = (remainingSessions: readonly Session[], noticeText: string) => {
    setSessions(remainingSessions);
    setNotice(noticeText);
  };
  return (
    <SessionsList
      {...args}
      sessions={sessions}
      notice={notice}
      onEnd={(id) =>
        updateSessions(
          sessions.filter((session) => session.id !== id),
          'Session ended',
        )
      }
      onEndOthers={() =>
        updateSessions(
          sessions.filter(({ current }) => current),
          'All other sessions ended',
        )
      }
    />
  );
}

/**
 * The clicked button is removed together with its session. The focus moves to the list, so that it doesn't return to
 * the top of the page.
 */
export const EndedJustNow = meta.story({
  render: (args) => <SessionsListWithState {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End Firefox on Windows' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Session ended');
    await expect(canvas.getByRole('list', { name: 'Where you are logged in' })).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'End all other sessions' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('All other sessions ended');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('list', { name: 'Where you are logged in' })).toHaveFocus();
  },
});

/** The server, such as Strapi, has no endpoint for sessions. The section explains this without an error. */
export const NotOffered = meta.story({
  args: { state: 'not-offered', sessions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This server doesn’t list where you’re logged in.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});
